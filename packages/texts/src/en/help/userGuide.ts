/** The user guide: a text has paragraphs parted by line breaks; those that begin with "- " are the points of a list. */
export const userGuide = {
  organism: {
    title: 'Which organism, which name',
    lead: 'The portal asks for the resource first, because the name on a label is often all that there is.',
    parts: {
      name: {
        title: 'The name',
        text: 'Type the scientific name. The portal offers accepted names and synonyms. If you do not know the species, say what is known, such as “Streptomyces sp.” or “soil metagenome”.',
      },
      crops: {
        title: 'Food crops and forages',
        text: 'Crops and forages of Annex I of the International Treaty (ITPGRFA) can fall under its multilateral system. The portal recognises them by their names and asks for the material transfer agreement (SMTA). The agreement settles the case only for such a crop, or for material from that system, and only for food and agriculture.',
      },
      pages: {
        title: 'One page after the other',
        text: 'As soon as a page is answered, the next one opens below it. Only the date of access waits for “Next”. Where a required answer is missing, “Next” stops; “Skip for now” leaves it for later. The list of sections leads back to any page.',
      },
    },
  },
  origin: {
    title: 'Where it was first taken',
    lead: 'What counts is the country in which the material was first taken from nature, not the country that sent it to you.',
    parts: {
      country: {
        title: 'The country',
        text: 'Type any name of the country: in English, in another language, or its code. “UK”, “Brasil” and “DE” are found.\nA shop, a collection or a partner abroad is not the origin. Ask them where they have it from.',
      },
      regions: {
        title: 'Regions and territories',
        text: 'In some countries the law differs by region, or an overseas territory has rules of its own. The portal asks for the region only where that can change the result.',
      },
      unknown: {
        title: 'If you do not know it',
        text: 'Answer “I don’t know” and say how you searched for the origin. The search is part of the record. It can be decisive where the law asks for due diligence.',
      },
    },
  },
  date: {
    title: 'The date of access',
    lead: 'The same tube can be free, regulated or closed, depending on the day on which it was taken. So the portal asks for that day, and reads the law as it stood then.',
    parts: {
      which: {
        title: 'Which day counts',
        text: 'It is the day on which the organism left nature, the farm or the market. It is not the day on which it was bought, shipped or thawed.\n- Look for the oldest record: a label, a field book, an accession book, an invoice.\n- Type what it says into day, month and year. A year alone is enough. If all that is known is that it was earlier, tick “Before this date”.\n- Name the record. Without it the date is not proven.',
      },
      unknown: {
        title: 'If you do not know it',
        text: 'Choose “I don’t know”. The portal then takes every day into account and tells you what the worst of them would mean.',
      },
      wrong: {
        title: 'If the date was wrong',
        text: 'Change it in the answers. The assessment opens again, and both dates stay in the history. If the result gets another colour, its locks close again.',
      },
    },
  },
  use: {
    title: 'Which use counts',
    lead: 'An assessment is about one material and all that you plan to do with it in the next stage. A later use needs an assessment of its own.',
    parts: {
      list: {
        title: 'The twenty uses',
        text: 'Choose what you do with the material, not what the project is called. Each use has one line of explanation; “?” explains it in full. The field above the list also finds a use by words such as PCR or brewing. If several apply, choose all of them: the strictest decides.',
      },
      purpose: {
        title: 'Commercial or not',
        text: 'Research for a product is commercial even if nothing is sold yet. Some countries have an easier route for research that is not commercial; it ends when the aim changes.',
      },
    },
  },
  papers: {
    title: 'Papers',
    lead: 'A permit, a contract or a certificate can settle a duty. The portal asks which papers you have.',
    parts: {
      kinds: {
        title: 'What the abbreviations mean',
        text: '- PIC: prior informed consent, the permission of the country or of the holders of knowledge.\n- MAT: mutually agreed terms, the contract on how benefits are shared.\n- IRCC: internationally recognised certificate of compliance, the entry of the permit in the ABS Clearing-House.\n- SMTA: standard material transfer agreement of the International Treaty.\n- DSI: digital sequence information.\n- SisGen: the Brazilian register in which access is entered.',
      },
      scope: {
        title: 'What a paper must cover',
        text: 'A paper counts only for the material, the use and the user that it names. Read what it allows before you tick it.',
      },
    },
  },
  record: {
    title: 'Read the result',
    lead: 'A result is a light, a sentence with its article, and what to do next.',
    parts: {
      lights: {
        title: 'The lights',
        text: '- Green: no rule was found that asks for a permit or benefit-sharing in this case. Keep the record on file.\n- Amber: there are conditions to meet, or it is not known yet what the law asks for. The sentence says which of the two.\n- Red: do not use the material before the conditions are met.\nGrey is not a result: “Not assessed” says that nobody has read the law of that country yet.',
      },
      article: {
        title: 'The article and how sure it is',
        text: 'Beside the sentence stand the law and the article that decide, with the confidence of the portal. “Article not verified” says that the document is known and the place in it is not.',
      },
      change: {
        title: 'What would change it',
        text: '“What if” tries other answers without changing the record: a partner in the country, another purpose, a paper on file.',
      },
    },
  },
  evidence: {
    title: 'Evidence and inspections',
    lead: 'Papers that prove something are kept with the assessment, and go to an inspector as one file.',
    parts: {
      add: {
        title: 'Add a paper',
        text: 'Use “+ Evidence” at a duty, or “Add evidence” on the record. Say what kind of paper it is, who issued it, until when it is valid, what it proves and for which day.\nThe content of a file is compared with its name and, if the operator set it up, scanned for viruses. Files are never shown in the browser, only downloaded.',
      },
      check: {
        title: 'A second person',
        text: 'Somebody other than the person who added or changed a paper compares it with the facts. Any later change undoes this check.',
      },
      account: {
        title: 'One paper, many assessments',
        text: 'Papers belong to the account: choose one that is there already instead of sending it again. You see only those of assessments that you may read.\nWhen a paper expires or is withdrawn, the duties that it met are open again. Results that counted it are decided again, and their owners are told. Nothing is deleted: older versions and withdrawn papers stay readable.',
      },
      pack: {
        title: 'The pack for an inspection',
        text: '“Pack for an inspection” makes one ZIP file of one or many assessments: reports, records with history and law, evidence, and a signed list of all files. What is missing is said before, and on the first page.\nThe page verify.html in it checks the pack without the portal. The page “Verify a report” tells by the code whether it is genuine and whether a case was decided again since.',
      },
    },
  },
  samples: {
    title: 'Samples',
    lead: 'One assessment covers all samples with the same facts: one origin, one date, one use.',
    parts: {
      list: {
        title: 'List the samples',
        text: 'They stand on the review page of the form and on the record: own id, collection number, description, day, coordinates, amount and note. Paste the rows of a spreadsheet, or choose a file; the first row names the columns. Every error is named with its row. An exported table can be read in again.\nThe list finds an assessment by the id or collection number of its samples. Report and pack for an inspection hold the table. A sample that was taken out can be put back; the history says so.',
      },
      places: {
        title: 'What a point says',
        text: 'Coordinates are degrees of WGS 84, such as -3.1256 or 3°07\'32" S. The portal says in which country the point lies. It warns within 20 km of a border, and where the country or the day does not match the answers. It never changes an answer by itself.\nAt sea it estimates by the distance to the coasts: to 12 nautical miles the territorial sea, to 200 the exclusive economic zone, beyond that the high seas. Where more than one State is within 200 nautical miles, all are named. Agreed and disputed boundaries are not known to it: check them.',
      },
    },
  },
  letters: {
    title: 'Letters and forms',
    lead: 'What goes to an authority is drafted from the assessment. You fill in the rest, read it, and send it yourself.',
    parts: {
      drafts: {
        title: 'Drafts',
        text: '“Letters” on an assessment lists what its steps can need: an application, a notice, an enquiry where the steps could not be confirmed, a declaration, or a note for your own file. Beside the steps of a duty stands the link to its draft.\nEach is in English, and in French, Spanish or Portuguese where the law of the country is written in it. What nobody has said yet is marked: “[to be filled in: …]”. What is known in English alone is marked: “[to be translated: …]”.',
      },
      fields: {
        title: 'Fields',
        text: 'A field that you do not change follows the assessment. What you fill in is saved with your name, and its history stays. Names, numbers and days hold for every language; sentences for one.\nDownload it as DOCX to work on it, as PDF to keep it, or as JSON for a program.',
      },
      declarations: {
        title: 'Declarations',
        text: 'Declarations of due diligence in the European Union and the notification in Switzerland are shown field by field. Each field says what the assessment fills in, what is missing, and who asks for it. They are in our own words: the form of the authority decides.\nA confirmed result that is green, or that the treaties exclude, can be declared out of scope. The declaration names the reasons, the versions of the law, and the code of the record.',
      },
      answer: {
        title: 'Sent, and no answer',
        text: 'Say when, to whom and how a letter was sent: the letter as it is then becomes evidence. Choose a day on which you are reminded of the answer. If none came, record that: an unanswered enquiry with its dates is evidence, too.',
      },
    },
  },
  transfers: {
    title: 'Pass material on',
    lead: 'The information that has to go with material goes with it as a signed sheet.',
    parts: {
      give: {
        title: 'To somebody else',
        text: '“Pass material on” on the record names recipient, day, samples, use and agreement. The portal fills in what EU Regulation 511/2014, Article 4(3) asks for from the answers and the evidence, and shows what is missing.\nThe hand-over sheet is a PDF for people and a JSON file for another portal, with a code and a signature. “Verify a report” tells by the code whether it is genuine and still counts. A correction or withdrawal makes a new version; nothing is deleted. This settles the duty to pass the information on.',
      },
      take: {
        title: 'From somebody else',
        text: 'On the import page choose the JSON file. A sheet that was changed is refused. Answers about the material are taken over as far as this portal asks them; your own use, place of work and papers are asked. The record says from whom the material came, and whether this portal knows the key of the sender.',
      },
    },
  },
  duties: {
    title: 'What to do next',
    lead: 'Below the light stand the duties, the one that blocks the use first.',
    parts: {
      kinds: {
        title: 'Kinds of duties',
        text: '- Before use: do this first.\n- Ask first: the law is not clear, the authority can tell.\n- Keep on file: have it ready for an inspection.\n- Report later: due on a day or an event.\n- Only if: holds for a part of the cases; the portal names the fact.',
      },
      steps: {
        title: 'The steps before the authority',
        text: 'Where a procedure is known, the duty shows its steps: who applies, where, with which form, at what price, and for how long. “Ask the authority first” stands where the source was not reliable.',
      },
      due: {
        title: 'What is due',
        text: '“What is due” in the navigation lists the duties of all cases that you may read, as a table, by week or in a calendar. Settle several at once, give them to somebody or set their day, export them, or subscribe to them in your calendar. Reminders come by mail 30 and 7 days before and on the day.',
      },
    },
  },
  locks: {
    title: 'Locks',
    lead: 'A lock stops a use until somebody who may do so has looked at the case and released it.',
    parts: {
      who: {
        title: 'Who may release a lock',
        text: 'A legal user releases the legal locks of their groups, a power user or department administrator the technical ones. Legal and account administrators release both kinds in the whole account. The case says who they are. A release needs a reason, which stays with the case. If things to do are still open, they are named, and you tick that you release it all the same.',
      },
      after: {
        title: 'What a release does',
        text: 'The colour stays. A released lock says that a person has seen the case and takes responsibility for going on. If the result gets another colour later, the locks close again.',
      },
      several: {
        title: 'Several locks',
        text: 'Tick cases in the list, or open “Locks to release” in the navigation. The portal shows one case after the other with its result, deciding article and papers; you release it with a reason or leave it closed. There is no “release all”. If you may not release a lock, “Ask for release” asks those who may.',
      },
    },
  },
  lawChanges: {
    title: 'When the law changes',
    lead: 'Laws change, and the portal decides every completed case again when a new version of a law becomes active.',
    parts: {
      told: {
        title: 'How you are told',
        text: 'If a result changes, its owner gets a message and a mail with the colour before and after. The earlier result stays in the history, with the law that it was decided by.',
      },
      review: {
        title: 'Reviews',
        text: 'A country’s law is read again after some months. While that is overdue, new results are not better than amber, and say so.',
      },
    },
  },
  report: {
    title: 'The report and its check',
    lead: 'The report is the record on paper: the decision, its reasons, the duties and the facts.',
    parts: {
      formats: {
        title: 'PDF and spreadsheet',
        text: 'The PDF is for people and inspectors, the spreadsheet for your own lists. Both name the version of the law and the day. While open answers can still change the result, they show no colour, no law line and no duties, but what is possible and what is open.',
      },
      genuine: {
        title: 'Is it genuine?',
        text: 'Each report has a code. With it anybody can check on the verification page whether the report is genuine. The page also says when and under which versions of the law the case was decided, and whether a later result exists. With the file too, it says whether that is unchanged. It tells nothing else of the case.',
      },
    },
  },
  countries: {
    title: 'Countries: may I, and whom do I ask',
    lead: 'The page of a country answers the two questions that come before a project.',
    parts: {
      ask: {
        title: 'May I, and whom do I ask',
        text: 'Choose the use, who uses the material, the purpose and the day. The answer is a light with its article; below it stand the procedures in the order in which they are due.',
      },
      line: {
        title: 'The law line',
        text: 'The line shows the result by the day of access: green is thin, amber medium, red heavy. Uses with equal lines stand in one row.',
      },
      grey: {
        title: 'Not assessed, and no law found',
        text: '“Not assessed”: nobody has read the law yet. Ask the national focal point; the clearing-house names it.\n“No law found”: we looked and found none. Treaties, drafts and other laws can still apply.',
      },
    },
  },
  sources: {
    title: 'Sources and how sure they are',
    lead: 'The portal says where each statement comes from and when it was read.',
    parts: {
      links: {
        title: 'What a link leads to',
        text: '- Official text: the law itself, in the gazette or the state’s collection of laws.\n- Official translation: published by the state.\n- Authority’s website: a page of the authority.\n- Clearing-house page: what the country has told the Convention’s secretariat.\n- Third-party account: a law firm, a publisher, a newspaper. Read it with care.',
      },
      days: {
        title: 'Three days',
        text: 'A law has its own days: adopted, in force, repealed. “Read on” is the day on which the source was read for the portal. “Last review” is the day on which a named person compared it with the source; without such a person it says “none by a named person yet; each rule names its source”.',
      },
    },
  },
  search: {
    title: 'Find anything',
    lead: 'Press Ctrl K (on a Mac: Cmd K) and type a number, a country, a document, a procedure, a term or an action.',
    parts: {
      documents: {
        title: 'Documents and articles',
        text: 'The document search finds words in any language, phrases in quotation marks and articles by their number. Accents and endings are ignored; a minus before a word leaves it out.',
      },
      compare: {
        title: 'Compare countries',
        text: 'Choose two dates and some countries: each use is a row, each country a column. A cell opens its reasons. The table can be saved as a spreadsheet.',
      },
      sequences: {
        title: 'Sequences',
        text: 'Paste accession numbers, the country and the day beside each if you know them; the portal asks databases for the rest if the operator set that up. You read, country by country, what the law says of using published sequences without any material, and whether your company is asked to contribute to the Cali Fund. “Assess this use” begins an assessment; the list can be saved as a spreadsheet.',
      },
    },
  },
} as const
