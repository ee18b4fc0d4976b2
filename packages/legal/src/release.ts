/**
 * The release of the shipped law. Raise it in each release of the program in which a file of law changed: a program
 * with a lower number never activates its text over that of a higher one.
 */
export const CONTENT_RELEASE = 9
