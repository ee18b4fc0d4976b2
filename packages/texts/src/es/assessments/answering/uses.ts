import type { uses as english } from '../../../en/assessments/answering/uses.ts'
import type { Translation } from '../../../translation.ts'

/** By intended use: what it means in one line, and further words by which people look for it. */
export const uses: Translation<typeof english> = {
  acquisition: {
    line: 'Recolectar, comprar, encargar o recibir el material.',
    words:
      'viaje de recolección, recolección de campo, compra, pedido, importación, muestreo, recepción, muestra de suelo, muestra de agua, trabajo de campo, expedición, préstamo de museo, préstamo, bioprospección, pesca',
  },
  maintaining_and_storage: {
    line: 'Mantenerlo vivo o intacto: congelador, banco de semillas, colección.',
    words:
      'biobanco, crioconservación, invernadero, colección de cultivos, multiplicación, regeneración, congelador, herbario, banco de genes, banco de germoplasma, espécimen de museo, jardín botánico, banco de células, conservación ex situ, propagación, cultivar, cultivo, acuicultura',
  },
  identification_and_characterisation: {
    line: 'Averiguar qué es: taxonomía, código de barras, descripción.',
    words:
      'PCR, secuenciación, código de barras, 16S, filogenia, taxonomía, morfología, identificación de especies, descriptor, barcoding, metabarcoding, ADN ambiental, espécimen de museo, identificación taxonómica, espectrometría de masas, secuenciación de ADN, aislado, bacterias del suelo',
  },
  screening: {
    line: 'Ensayar muchas muestras en busca de un efecto deseado.',
    words:
      'ensayo, cribado, alto rendimiento, bioactividad, prueba de actividad, metagenoma, biblioteca, PCR, secuenciación, metagenómica, HPLC, biblioteca de extractos, bacterias del suelo, bioprospección',
  },
  candidate_of_interest: {
    line: 'Seguir estudiando las muestras o los compuestos que mostraron un efecto.',
    words:
      'cabeza de serie, confirmación, candidato, cepa prometedora, selección, aislar un compuesto, HPLC, purificación',
  },
  research_and_development: {
    line: 'Estudiar genes o química natural para aprender algo nuevo.',
    words:
      'I+D, I+D+i, R&D, investigación y desarrollo, secuenciación, genoma, transcriptoma, expresión génica, ómicas, investigación básica, doctorado, metabolómica, PCR, metagenómica, proteómica, HPLC, espectrometría de masas, edición génica, CRISPR, biología sintética, bioinformática, aprendizaje automático, entrenamiento de IA con secuencias, enzima, vacuna, probiótico, tesis',
  },
  mode_of_action_research: {
    line: 'Conocer cómo se produce un efecto.',
    words: 'mecanismo, diana, ruta, toxicología, receptor, toxicidad',
  },
  resistance_research: {
    line: 'Estudiar la resistencia de plagas, enfermedades o estrés, o frente a ellos.',
    words:
      'sequía, patógeno, tolerancia, resistencia a los antimicrobianos, herbicida, enfermedad, fungicida, antibiótico, plaga',
  },
  efficacy_screening_testing: {
    line: 'Ensayar con él la eficacia de un producto o de un candidato.',
    words:
      'ensayo de campo, ensayo en invernadero, potencia, eficacia, organismo de ensayo, bioensayo, herbicida, plaguicida, antibiótico, control biológico, biocontrol, ensayo de toxicidad',
  },
  use_as_a_tool: {
    line: 'Usarlo como herramienta de laboratorio, no como lo estudiado.',
    words:
      'vector, cepa hospedadora, reactivo, referencia, control, enzima de laboratorio, clonación, PCR, organismo modelo, CRISPR',
  },
  developing_a_tool: {
    line: 'Crear con él una herramienta o un método de laboratorio nuevo.',
    words:
      'kit, marcador, enzima, CRISPR, sistema de expresión, desarrollo de métodos, biosensor, línea celular, modelo predictivo, entrenamiento de IA con secuencias',
  },
  diagnostics: {
    line: 'Detectar o vigilar una enfermedad, una plaga o un organismo.',
    words:
      'kit de prueba, prueba PCR, detección, seguimiento, vigilancia, anticuerpo, secuenciación, prueba rápida, ELISA, qPCR',
  },
  breeding: {
    line: 'Cruzar y seleccionar para obtener variedades o razas nuevas.',
    words:
      'cruzamiento, selección, híbrido, variedad, fitomejoramiento, mejora animal, edición genómica, asistida por marcadores, cultivar, edición génica, CRISPR',
  },
  design_active_ingredient: {
    line: 'Diseñar una sustancia activa según un modelo natural.',
    words:
      'diseño de fármacos, síntesis, química médica, análogo, formulación, plaguicida, herbicida, antibiótico, medicamento, vacuna, cosméticos',
  },
  field_clinical_testing: {
    line: 'Ensayos de un producto en el campo, en animales o en personas.',
    words:
      'ensayo de campo, ensayo clínico, ensayo de registro, piloto, ensayo de vacunas, estudio clínico, estudio de toxicidad',
  },
  product_processing_and_formulation: {
    line: 'Transformarlo en un producto: elaborar cerveza, extraer, mezclar.',
    words:
      'elaboración de cerveza, fermentación, alimento, cosmética, extracción, receta, fabricación, bebida, levadura, probiótico, queso, vino, perfume, enzima, suplemento, cosméticos, cerveza, pan, crema, colorante, biocombustible, textil, tejido, fibra, cuero, pienso, papel, jabón',
  },
  biofactory: {
    line: 'Hacer que un organismo produzca una sustancia.',
    words:
      'fermentación, biorreactor, recombinante, cepa de producción, elaboración de cerveza, producción de enzimas, enzima, producción de vacunas, cultivo celular, insulina, producción de proteínas',
  },
  biotrade: {
    line: 'Comprarlo o venderlo como mercancía o como ingrediente.',
    words:
      'comercio, mercancía, ingrediente, venta, exportación, materia prima, cadena de suministro, aceite esencial, madera, plantas medicinales, cosméticos, vender, mercado, pesca, acuicultura',
  },
  exchange_and_transfer: {
    line: 'Pasar material o datos a otros.',
    words:
      'compartir, enviar, MTA, socio, laboratorio de servicios, depósito, envío, transferencia de datos, GenBank, publicar secuencias, publicación, publicar resultados, préstamo de museo, préstamo, servicio de secuenciación',
  },
  ipr: {
    line: 'Proteger los resultados: patente, derecho de obtentor.',
    words: 'patente, propiedad intelectual, protección de obtenciones vegetales, marca, licencia, invención',
  },
}
