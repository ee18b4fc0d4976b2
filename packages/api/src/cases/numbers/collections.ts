import type { COLLECTION_KINDS } from '@portal/contract'

/**
 * Collections of cultures, seeds and plants: acronym, country in which it is kept, kind, pattern of its numbers, name and
 * page. Acronyms, names, patterns and pages of culture collections: cafi, Leibniz Institute DSMZ, CC BY 4.0
 * (https://github.com/LeibnizDSMZ/cafi, state of 2026-07-16).
 */
const TABLE = String.raw`
ABB ; KR ; culture_collection ; ^ABB\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Asian Bacterial Bank ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
ABRC ; IN ; culture_collection ; ^ABRC\s*\d+$ ; Anaerobic Bacterial Resource Centre, University of Hyderabad ; https://lpsn.dsmz.de/archive/-collections.html
ABRC-ARABIDOPSIS ; US ; stock_center ; ^(ABRC[:\s]?\s?)?(CS\d{2,7}|SALK[_\s]?\d{6}[A-Z]{0,2})$ ; Arabidopsis Biological Resource Center, Ohio State University, Columbus ; https://en.wikipedia.org/wiki/Arabidopsis_Biological_Resource_Center
ABRIICC ; IR ; culture_collection ; ^ABRIICC\s*\d+$ ; Agricultural Biotechnology Research Institute of Iran Culture Collection ; https://lpsn.dsmz.de/archive/-collections.html
ACA:DC ; GR ; culture_collection ; ^ACA-DC\s*\d+$ ; Agricultural College Of Athens: Dairy Collection ; http://www.aca-dc.gr/
ACAM ; AU ; culture_collection ; ^ACAM\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Australian Collection of Antarctic Microorganisms ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
ACC ; GB ; culture_collection ; ^ACC\s*\d+$ ; Akers Culture Collection (ICI) ; https://lpsn.dsmz.de/archive/-collections.html
ACCC ; CN ; culture_collection ; ^ACCC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Agricultural Culture Collection of China ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
ACM ; AU ; culture_collection ; ^ACM\s*\d+$ ; Australian Collection of Microorganisms ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
ACOI ; PT ; culture_collection ; ^ACOI\s*(-\s*)?\d+(-(A|B))?$ ; ACOI Coimbra Collection of Algae ; http://acoi.ci.uc.pt/index.php
AFRC ; GB ; culture_collection ; ^AFRC\s*\d+$ ; Institute of Food Research, National Collection of Food Bacteria ; https://lpsn.dsmz.de/archive/-collections.html
AfricaRice ; CI ; genebank ; ^(WAB|TOG|TOB|TOS)\s*-?\d+$ ; Africa Rice Center, genebank ; https://www.fao.org/plant-treaty/areas-of-work/the-multilateral-system/art15-agreements/en/
AGAL ; AU ; culture_collection ; ^AGAL\s*\d+$ ; Patent Culture Collection, Australian Government Analytical Laboratory ; https://lpsn.dsmz.de/archive/-collections.html
AHLDA ; AU ; culture_collection ; ^AHLDA\s*\d+$ ; Animal Health Division Culture Collection, South Perth ; https://lpsn.dsmz.de/archive/-collections.html
AHN ; FI ; culture_collection ; ^AHN\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Anaerobe Reference Laboratory, Helsinki Collection ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
AHU ; JP ; culture_collection ; ^AHU\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Laboratory of Culture Collection of Microorganisms, Faculty of Agriculture, Hokkaido University ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
AJ ; JP ; culture_collection ; ^AJ\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Central Research Laboratories, Ajinomoto Co. Inc. ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
AKU ; JP ; culture_collection ; ^AKU\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Faculty of Agriculture, Kyoto University ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
AMNH ; US ; museum ; ^AMNH\s*\d+$ ; American Museum of Natural History ; https://www.nbimcc.org/www_2020/page.php?id=68
AMP ; AU ; culture_collection ; ^AMP\s*\d+$ ; Australian Mycological Panel ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
ANMR ;  ; culture_collection ; ^ANMR\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Asian Network on Microbial Researches ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
AS ; CN ; culture_collection ; ^AS\s*\d+\.\d+$ ; China General Microbiological Culture Collection Center ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
ATCC ; US ; culture_collection ; ^ATCC\s*((BAA|TSD|MYA|SD|VR|PTA)-)?\d+$ ; American Type Culture Collection ; https://www.atcc.org/
ATHUBA ; GR ; culture_collection ; ^ATHUBA\s*\d+$ ; The Athens University Bacterial & Archaea Culture Collection ; http://m-biotech.biol.uoa.gr/ATHUBstrains.html
ATHUM ; GR ; culture_collection ; ^ATHUM\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Athens Collection of Fungi ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
AZE006 ; AZ ; genebank ; ^AZE006[\s:]\S+$ ; Research Institute of Forage, Meadows and Pastures ; https://www.genesys-pgr.org/pt/wiews/AZE006
B ; DE ; botanical_garden ; ^(B|BGBM)\s?-?\d+([/-]\d+)+$ ; Botanic Garden and Botanical Museum Berlin, Dahlem Seed Bank ; https://www.bgbm.org/en/dahlem-seed-bank/index-seminum
BACA ; PT ; culture_collection ; ^BACA\s*\d+$ ; Bank of Algae and Cyanobacteria of the Azores ; https://baca.uac.pt
BCC ; TH ; culture_collection ; ^BCC\s*\d+$ ; BIOTEC Culture Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
BCRC ; TW ; culture_collection ; ^BCRC\s*A?\s*\d+$ ; Bioresource Collection and Research Center ; https://www.bcrc.firdi.org.tw/en/home/
BEA ; ES ; culture_collection ; ^BEA\s*\d+(/\d+)?B?$ ; Spanish Bank of Algae ; https://marinebiotechnology.org/en/beaen/about-us.html
BMCC ; ES ; culture_collection ; ^BMCC\s*\d+$ ; Basque Microalgae Culture Collection ; https://www.ehu.eus/en/web/bmcc/
BRFM ; FR ; culture_collection ; ^BRFM\s*\d+$ ; International Center for Microbial Resources: CF Filamentous Fungi ; https://www.cirm-fungi.fr/
BRL ; GB ; culture_collection ; ^BRL\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Butterwick Research Laboratories ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
BTCC ; ID ; culture_collection ; ^BTCC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Biotechnology Culture Collection, Research and Development Center for Biotechnology ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
BUCSAV ; CZ ; culture_collection ; ^BUCSAV\s*\d+$ ; Institute of Biology, Czech Academy of Sciences ; https://www.nbimcc.org/www_2020/page.php?id=68
BUSCOB ; IT ; culture_collection ; ^BUSCOB\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Bologna University Scardovi Collection of Bifidobacteria ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
CAIM ; MX ; culture_collection ; ^CAIM\s*\d+$ ; Collection of Aquatic Important Microorganisms ; https://caim.ciad.mx
CATIE ; CR ; genebank ; ^(CATIE\s?|T-?)\d+$ ; Tropical Agricultural Research and Higher Education Center (coffee and others) ; https://www.fao.org/plant-treaty/areas-of-work/the-multilateral-system/art15-agreements/en/
CBAS ; BR ; culture_collection ; ^CBAS\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Bacteria Collection of Environment and Health ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
CBMAI ; BR ; culture_collection ; ^CBMAI\s*\d+$ ; Brazilian Collection of Microorganisms from the Environment and Industry ; https://cbmai.cpqba.unicamp.br/?lang=en
CBS ; NL ; culture_collection ; ^CBS\s*\d+(\.\d+)?[A-Z]?$ ; Westerdijk Institute: CBS Collection of yeasts, filamentous fungi and bacteria ; https://wi.knaw.nl/
CCAC ; DE ; culture_collection ; ^CCAC\s*\d+(\s*B)?$ ; University of Duisburg-Essen (UDE): Central Collection of Algal Cultures ; https://www.uni-due.de/biology/ccac/
CCALA ; CZ ; culture_collection ; ^CCALA\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Culture Collection of Autotrophic Organisms ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
CCAP ; GB ; culture_collection ; ^CCAP\s*\d+/\d+\s*[ABCDGHFJITKRNEMQPSWZY]?$ ; Culture Collection of Algae and Protozoa ; https://www.ccap.ac.uk/catalogue/
CCBAS ; CZ ; culture_collection ; ^CCBAS\s*\d+$ ; Culture Collection of Basidiomycetes, Prague ; https://www.nbimcc.org/www_2020/page.php?id=68
CCEB ; CZ ; culture_collection ; ^CCEB\s*\d+$ ; Culture Collection of Entomogenous Bacteria, Prague ; https://www.nbimcc.org/www_2020/page.php?id=68
CCM ; CZ ; culture_collection ; ^CCM\s*(F-)?\d+$ ; Czech Collection of Microorganisms ; https://ccm.sci.muni.cz/en
CCMM ; MA ; culture_collection ; ^CCMM\s*[BL]\s*\d+$ ; Moroccan Coordinated Collections of Microorganisms ; https://www.ccmm.ma/
CCMP ; US ; culture_collection ; ^CCMP\s*\d+$ ; Culture Collection of Marine Phytoplankton ; https://ncma.bigelow.org/
CCOS ; CH ; culture_collection ; ^CCOS\s*\d+$ ; The Culture Collection of Switzerland ; https://www.ccos.ch/
CCP ; PT ; culture_collection ; ^CCP\s*\d+$ ; Culture Collection of Porto ; https://ccp.ff.up.pt
CCRC ; TW ; culture_collection ; ^CCRC\s*\d+$ ; Culture Collection and Research Centre ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
CCT ; BR ; culture_collection ; ^CCT\s*\d+$ ; Collection of Tropical Cultures ; https://fat.org.br
CCTCC ; CN ; culture_collection ; ^CCTCC\s*(AF|AB|S|CB|DB|GB|HB|JB|KB|LB|NB|WB|ZB|CF|DF|HF|KF|WF|KY|WY|DY|AY|HY|CY|NY|KA|DA|AA|HA|CA|NA|M)?\s*\d+$ ; China Center for Type Culture Collection ; https://cctcc.whu.edu.cn/
CCTM ; CH ; culture_collection ; ^CCTM\s*\d+$ ; Centre de Collection de Types Microbiens, Lausanne ; https://www.nbimcc.org/www_2020/page.php?id=68
CCUG ; SE ; culture_collection ; ^CCUG\s*\d+(\s*[AaBbCEQDFG!#]{1,2})?$ ; Culture Collection University of Gothenburg ; https://www.ccug.se/
CCY ; SK ; culture_collection ; ^CCY\s*\d+-\d+-\d+$ ; The Culture Collection of Yeasts ; https://www.ccy.sk/index.php/en/
CDBB ; MX ; culture_collection ; ^CDBB\s*\d+$ ; National Collection of Microbial Strains and Cell Cultures ; https://cdbb.cinvestav.mx/cdbb/
CECT ; ES ; culture_collection ; ^CECT\s*\d+$ ; Spanish Type Culture Collection ; https://www.uv.es/uvweb/spanish-type-culture-collection/en/spanish-type-culture-collection-1285872233521.html
CePaCT ; FJ ; genebank ; ^(BL|CE|IB|SM)(/[A-Z0-9]+)+$ ; Centre for Pacific Crops and Trees, Pacific Community ; https://github.com/LeibnizDSMZ/cafi
CFBP ; FR ; culture_collection ; ^CFBP\s*\d+$ ; International Center for Microbial Resources: French Collection of Plant associated bacteria ; https://cirm-cfbp.fr/page/Home
CFCC ; CN ; culture_collection ; ^CFCC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; China Forestry Culture Collection Center ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
CGC ; US ; stock_center ; ^CGC[:\s]\s?[A-Z]{2,3}\d+$ ; Caenorhabditis Genetics Center ; http://docs.epoline.org/bissap/v_1_1/bissap.zip:html/reference/data/WebFeat/qualifiers/bio_material.html
CGMCC ; CN ; culture_collection ; ^CGMCC\s*\d+\.\d+$ ; China General Microbiological Culture Collection Center ; https://www.cgmcc.net/english/
CGN ; NL ; genebank ; ^CGN\s?\d{5}$ ; Centre for Genetic Resources, the Netherlands ; https://cpgrd.hapih.hr/gb/cm/main/accession_document_description/1
CGSC ; US ; culture_collection ; ^CGSC\s*\d+$ ; The Coli Genetic Stock Center ; https://ecgrc.net/
CHR ; DK ; culture_collection ; ^CHR\s*\d+$ ; Chr. Hansen laboratory ; https://www.nbimcc.org/www_2020/page.php?id=68
CIAT ; CO ; genebank ; ^(CIAT\s*-?\d+|G\s?\d{1,5}[A-Z]?)$ ; International Center for Tropical Agriculture (Alliance of Bioversity and CIAT) ; https://www.tropicalforages.info/text/intro/accession.html
CICC ; CN ; culture_collection ; ^CICC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; China Center of Industrial Culture Collection ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
CIM ; PL ; culture_collection ; ^CIM\s*\d+$ ; Collection of Industrial Microorganisms (IAFB 212) ; https://cim.ibprs.pl/
CIMMYT ; MX ; genebank ; ^CIMMYT(MA|WH)?\s*-?\d+$ ; International Maize and Wheat Improvement Center, Wellhausen-Anderson genebank ; https://sandbox.genebanks.org/genebanks/cimmyt/
CIP ; FR ; culture_collection ; ^CIP\s*A?\s*\d+(\.\d+)?$ ; Biological Resource Center of Institut Pasteur (CRBIP): Collection of Institut Pasteur ; https://www.pasteur.fr/en/public-health/biobanks-and-collections
CIP-POTATO ; PE ; genebank ; ^CIP\s*-?\d{6}(\.\d+)?$ ; International Potato Center, genebank ; https://cipotato.org/genebankcip/
CIRM:BIA ; FR ; culture_collection ; ^CIRM-BIA\s*\d+$ ; International Center for Microbial Resources: BIA food-associated bacteria ; https://collection-cirmbia.fr/page/Homepage
CIRMBP ; FR ; culture_collection ; ^CIRMBP(\s+|-)\d+$ ; International Center for Microbial Resources: BP Pathogenic bacteria ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
CLIB ; FR ; culture_collection ; ^CLIB\s*\d+$ ; International Center for Microbial Resources: Collection of Yeasts of Biotechnological Interest ; https://cirm-levures.bio-aware.com/page/Home
CNCM ; FR ; culture_collection ; ^CNCM\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; National Collection of Cultures of Microorganisms ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
CNCTC ; CZ ; culture_collection ; ^CNCTC\s*\d+$ ; Czech National Collection of Type Cultures ; https://apps.szu.cz/cnctc/a/uvod.php
CPCC ; CA ; culture_collection ; ^CPCC\s*\d+$ ; University of Waterloo: Canadian Phycological Culture Centre ; https://uwaterloo.ca/canadian-phycological-culture-centre/
CPI ; AU ; genebank ; ^CPI\s*\d+$ ; Commonwealth Plant Introduction, Australia (tropical forages) ; https://www.tropicalforages.info/text/intro/accession.html
CRBIP ; FR ; culture_collection ; ^CRBIP\s*\d+\.\d+$ ; Biological Resource Center of Institut Pasteur (CRBIP) ; https://www.pasteur.fr/en/public-health/biological-resource-center
CT ; BE ; culture_collection ; ^CT\s*\d{4}-\d{5}$ ; Belgian Coordinated Collections of Microorganisms: ITM - Mycobacteria Collection ; https://bccm.belspo.be/about-ITM
DAOM ; CA ; culture_collection ; ^DAOM\s*\d+$ ; National Mycological Herbarium, Ottawa ; https://www.nbimcc.org/www_2020/page.php?id=68
DBVPG ; IT ; culture_collection ; ^DBVPG\s*\d+$ ; DBVPG Industrial Yeasts Collection ; https://dsa3.unipg.it/DBVPG/en/
DCG ; BE ; culture_collection ; ^DCG\s*\d+$ ; Belgian Coordinated Collections of Microorganisms: DCG - Diatoms Collection ; https://bccm.belspo.be/about-DCG
DMST ; TH ; culture_collection ; ^DMST\s*\d+$ ; Department of Medical Sciences: Culture Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
DSM ; DE ; culture_collection ; ^DSM\s*\d+$ ; DSMZ-German Collection of Microorganisms and Cell Cultures ; https://www.dsmz.de/
EMBRAPA ; BR ; genebank ; ^BRA\s?-?\d{6,8}(-\d)?$ ; Embrapa genebanks ; https://github.com/LeibnizDSMZ/cafi
ETH ; CH ; culture_collection ; ^ETH\s*\d+$ ; Federal Institute of Technology Zurich: Culture Colltection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
FBCC ; FI ; culture_collection ; ^FBCC\s*\d+$ ; Microbial Domain Biological Resource Centre HAMBI: Fungi ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
FGSC ; US ; culture_collection ; ^FGSC\s*A?\s*\d+$ ; Fungal Genetics Stock Center ; https://www.fgsc.net/
FRR ; AU ; culture_collection ; ^FRR\s*\d+$ ; Food Science Australia (CSIRO): FRR culture collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
GDMCC ; CN ; culture_collection ; ^GDMCC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Guangdong Microbial Culture Collection Center ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
GIFU ; JP ; culture_collection ; ^GIFU\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Gifu Type Culture Collection ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
GLIS-DOI ; IT ; identifier ; ^(https?://doi\.org/)?10\.18730/[0-9A-Z*~$=]{4,7}$ ; DOI of the Global Information System of the plant treaty ; https://www.genesys-pgr.org/descriptorlists/dc1d4e81-a6dd-4f03-b682-53a3a1383988
GTC ; JP ; culture_collection ; ^GTC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Gifu Type Culture Collection ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
HAMBI ; FI ; culture_collection ; ^HAMBI[:]?\s*\d+$ ; Microbial Domain Biological Resource Centre HAMBI: Archaea, bacteria and phages ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
HER ; CA ; culture_collection ; ^HER\s*\d+$ ; Felix d'Herelle Reference Center for Bacterial Viruses ; https://www.phage.ulaval.ca/en
HKI ; DE ; culture_collection ; ^HKI\s*\d+$ ; Hans Knoell Institute: Culture Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
HUT ; JP ; culture_collection ; ^HUT\s*\d+$ ; Hiroshima University Culture Collection ; https://www.hiroshima-u.ac.jp/en
IAM ; JP ; culture_collection ; ^IAM\s*\d+$ ; IAM Culture Collection, Center for Cellular and Molecular Research ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
ICARDA ; LB ; genebank ; ^(ICARDA\s+)?IG\s*-?\d+$ ; International Center for Agricultural Research in the Dry Areas ; https://www.genesys-pgr.org/wiews/LBN002
ICCF ; RO ; culture_collection ; ^ICCF\s*\d+$ ; ICCF Collection of Industrial Microorganisms ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
ICGT ; TT ; genebank ; ^(IMC|PA|NA|SCA|ICS|TSH)\s?\d+$ ; International Cocoa Genebank, Trinidad ; https://www.fao.org/plant-treaty/areas-of-work/the-multilateral-system/art15-agreements/en/
ICMP ; NZ ; culture_collection ; ^ICMP\s*\d+$ ; Landcare Research: International Collection of Microorganisms from Plants ; https://www.landcareresearch.co.nz/tools-and-resources/collections/icmp-culture-collection/
ICRAF ; KE ; genebank ; ^ICRAF\s*-?\d+$ ; World Agroforestry (ICRAF), genebank ; https://github.com/LeibnizDSMZ/cafi
ICRISAT ; IN ; genebank ; ^(ICRISAT\s+)?(IS|IP|ICC|ICP|ICG|IE|ISe|IPm|IPmr|IPs|IEc)\s*-?\d+$ ; International Crops Research Institute for the Semi-Arid Tropics ; http://germplasm.icrisat.org/gringlobal/
IEGM ; RU ; culture_collection ; ^IEGM\s*\d+$ ; Regional Specialised Collection of Alkanotrophic Microorganisms ; http://www.iegmcol.ru/
IFO ; JP ; culture_collection ; ^IFO\s*\d+$ ; Institute for Fermentation ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
IHEM ; BE ; culture_collection ; ^IHEM\s*\d+$ ; Belgian Coordinated Collections of Microorganisms: IHEM - Biomedical fungi & yeasts collection ; https://bccm.belspo.be/about-IHEM
IITA ; NG ; genebank ; ^(IITA\s+)?T(Me|VSu|Zm|Vu|Vnu|Dr|Da|Db|Dc|De|Dp|Gm)-?\s?\d+$ ; International Institute of Tropical Agriculture, Genetic Resources Center ; https://www.genesys-pgr.org/documentation/basics
ILRI ; ET ; genebank ; ^ILRI[\s_-]*\d+$ ; International Livestock Research Institute, forage genebank ; https://www.tropicalforages.info/text/intro/accession.html
IMET ; DE ; culture_collection ; ^IMET\s*\d+$ ; Culture collection of the Central Institute for Microbiology and Experimental Therapy ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
IMI ; GB ; culture_collection ; ^IMI\s*\d+\s*[ab*]?(i+)?$ ; CABI (Centre for Agriculture and Biosciences International): Genetic Resource Collection ; https://www.cabi.org/
IMRU ; US ; culture_collection ; ^IMRU\s*\d+$ ; Waksman Institute of Microbiology ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
IPEN ;  ; identifier ; ^(?<country>[A-Z]{2})-(?<restricted>[01])-(?<garden>[A-Z]{1,8})-(?<number>\S.*)$ ; International Plant Exchange Network number of botanic gardens ; https://git.dogiakos.com/steve/wiki-archive/src/commit/e2612e8fd9e16b7a72499bbf9e73c547d024cdd6/twiki/data/ABCD/AbcdConcept0733.txt
IPK ; DE ; genebank ; ^(HOR|TRI|AE|R|ALL|BRA|CUM|CR|DAU|FAB|PIS|PHA|LSE|LYC|SOL|ZEA|T|GS|LE|MA)\s?\d+[a-z]?$ ; Leibniz Institute of Plant Genetics and Crop Plant Research, Federal ex situ genebank ; https://ipk-gatersleben.de/en/research/genebank
IPPAS ; RU ; culture_collection ; ^IPPAS\s*[ABCDEHS]-\d+$ ; Culture Collection of Microalgae IPPAS ; https://cellreg.org/http-en-cellreg-org/
IRGC ; PH ; genebank ; ^IRGC\s*-?\d{1,6}(-\d+)?$ ; International Rice Research Institute, International Rice Genebank ; https://www.genesys-pgr.org/wiews/PHL001
ITC ; BE ; genebank ; ^ITC\.?\s*\d{3,4}$ ; Musa International Transit Centre (Bioversity), Leuven ; https://www.rdocumentation.org/packages/genesysr/versions/2.1.1
ITCC ; IN ; culture_collection ; ^ITCC\s*\d+$ ; Indian Type Culture Collection, ICAR-IARI, New Delhi ; https://emitr.iari.res.in/switch.php?p_id=hcio-itcc.php&pl=en
ITEM ; IT ; culture_collection ; ^ITEM\s*\d+$ ; ITEM Agri-Food Microbial Collection ; https://item.bio-aware.com/
ITM ; BE ; culture_collection ; ^ITM[\s-]?\d+$ ; Belgian Coordinated Collections of Microorganisms: ITM - Mycobacteria Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
JCM ; JP ; culture_collection ; ^JCM\s*\d+$ ; Japan Collection of Microorganisms ; https://jcm.brc.riken.jp/en/
JIC-GRU ; GB ; genebank ; ^(JI|WAT|BW|WBCDB|JIC)\s?-?\d+$ ; John Innes Centre, Germplasm Resources Unit (SeedStor) ; https://www.seedstor.ac.uk
JMRC ; DE ; culture_collection ; ^JMRC\s*\d+$ ; The Jena Microbial Resource Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
K:MWC ; GB ; dna_bank ; ^K:?\s?MWC\s?\d+$ ; Royal Botanic Gardens Kew, DNA bank ; https://www.ncbi.nlm.nih.gov/biocollections/docs/faq/
KACC ; KR ; culture_collection ; ^KACC\s*\d+$ ; Korean Agricultural Culture Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
KCCM ; KR ; culture_collection ; ^KCCM\s*\d+$ ; Korean Culture Center of Microorganisms ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
KCTC ; KR ; culture_collection ; ^KCTC\s*\d+$ ; Korean Collection for Type Cultures ; https://kctc.kribb.re.kr/EN/
KMM ; RU ; culture_collection ; ^KMM\s*\d+$ ; Collection of Marine Microorganisms ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
KPD ; PL ; culture_collection ; ^KPD\s*\d+-BA$ ; Collection of Plasmids and Microorganisms ; https://biology.ug.edu.pl/EN/kpd
LEGE ; PT ; culture_collection ; ^LEGE\s*(XX?-?)?\d+(\.\d+)?M?$ ; Blue Biotechnology and Ecotoxicology Culture Collection ; https://lege.ciimar.up.pt
LMD ; NL ; culture_collection ; ^LMD\s*\d+(\.\d+)?$ ; Laboratory for Microbiology (Wageningen) ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
LMG ; BE ; culture_collection ; ^LMG\s*\d+([.t]\d+)?$ ; Belgian Coordinated Collections of Microorganisms: LMG - Bacteria Collection ; https://bccm.belspo.be/about-LMG
MAFF ; JP ; culture_collection ; ^MAFF\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Ministry of Agriculture, Forestry and Fisheries Genebank ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
MCC ; IN ; culture_collection ; ^MCC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Microbial Culture Collection ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
MCCC ; CN ; culture_collection ; ^MCCC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Marine Culture Collection of China ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
MSB ; GB ; seed_bank ; ^(MSB|K-MSB|Kew|Serial\s?(No\.?|number)):?\s?\d{3,7}$ ; Royal Botanic Gardens Kew, Millennium Seed Bank ; http://www.kew.org/science-conservation/millennium-seed-bank/recording-data-about-seeds
MSCL ; LV ; culture_collection ; ^MSCL\s*\d+$ ; MSCL Microbial Strain Collection of Latvia ; https://www.lu.lv/en/mbi/laboratories/microbial-strain-collection-of-latvia
MSCU ; TH ; culture_collection ; ^MSCU\s*\d+$ ; Thailand Bioresource Research Center: Department of Microbiology, Faculty of Science, Chulalongkorn University ; https://www.tbrcnetwork.org/index.php
MTCC ; IN ; culture_collection ; ^MTCC\s*\d+$ ; The Microbial Type Culture Collection and Gene Bank ; https://www.imtech.res.in/facilities/microbial-type-culture-collection-official-website-of-csir-institute-of-microbial-technology-ministry-of-science-technology-government-of-india
MUCL ; BE ; culture_collection ; ^MUCL\s*\d+$ ; Belgian Coordinated Collections of Microorganisms: MUCL - Environmental and applied mycology collection ; https://bccm.belspo.be/about-MUCL
MUM ; PT ; culture_collection ; ^MUM\s*\d+(\.\d+)?i?$ ; Micoteca da Universidade do Minho ; https://www.micoteca.deb.uminho.pt
MUT ; IT ; culture_collection ; ^MUT\s*\d+$ ; Turin University Culture Collection - The Mycotheca Universitatis Taurinensis ; https://www.tucc.unito.it/en
NAIMCC ; IN ; culture_collection ; ^NAIMCC-?[A-Z]{0,3}-?\d+$ ; National Agriculturally Important Microbial Culture Collection, ICAR-NBAIM, Mau ; https://nbaim.icar.gov.in/faqs
NARO ; JP ; genebank ; ^JP\s?\d{3,6}$ ; NARO Genebank (plants), Japan ; https://github.com/LeibnizDSMZ/cafi
NASC ; GB ; stock_center ; ^NASC[:\s]?\s?N?\d{1,7}$ ; Nottingham Arabidopsis Stock Centre ; http://www.ecpgr.cgiar.org/resources/latest-news/news-detail/accessions-from-the-nottingham-arabidopsis-stock-centre-nasc-included-into-eurisco/
NBIMCC ; BG ; culture_collection ; ^NBIMCC\s*\d+$ ; National Bank for Industrial Microorganisms and Cell Cultures ; https://www.nbimcc.org/www_2020/en/index.php
NBPGR ; IN ; genebank ; ^(IC|EC)\s?-?\d{4,7}$ ; ICAR National Bureau of Plant Genetic Resources ; http://pgrinformatics.nbpgr.ernet.in/ic/AboutUs.aspx
NBRC ; JP ; culture_collection ; ^NBRC\s*\d+$ ; Biological Resource Center ; https://www.nite.go.jp/en/nbrc/
NCAIM ; HU ; culture_collection ; ^NCAIM\s*[BYF][.\s-]\d+$ ; National Collection of Agricultural and Industrial Microorganisms ; https://ncaim.etk.szie.hu/
NCCB ; NL ; culture_collection ; ^NCCB\s*\d+$ ; Westerdijk Institute: Netherlands Culture Collection of Bacteria ; https://wi.knaw.nl/
NCCPF ; IN ; culture_collection ; ^NCCPF\s*\d+$ ; National Culture Collection of Pathogenic Fungi, PGIMER ; http://nccpf.com/main.php?id=2
NCDO ; GB ; culture_collection ; ^NCDO\s*\d+$ ; National Collection of Dairy Organisms ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
NCFB ; GB ; culture_collection ; ^NCFB\s*\d+$ ; National Collection of Food Bacteria ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
NCIB ; GB ; culture_collection ; ^NCIB\s*\d+$ ; National Collection of Industrial Bacteria ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
NCIM ; IN ; culture_collection ; ^NCIM\s*[*]{0,2}\d+$ ; National Collection of Industrial Microorganisms ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
NCIMB ; GB ; culture_collection ; ^NCIMB\s*\d+$ ; National Collection of Industrial, Food and Marine Bacteria ; https://www.ncimb.com
NCMA ; US ; culture_collection ; ^NCMA\s*B\s*\d+$ ; Provasoli-Guillard National Center for Marine Algae and Microbiota ; https://ncma.bigelow.org/
NCMB ; GB ; culture_collection ; ^NCMB\s*\d+$ ; National Collection of Marine Bacteria ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
NCPF ; GB ; culture_collection ; ^NCPF\s*\d+$ ; National Collection of Pathogenic Fungi ; https://www.culturecollections.org.uk/
NCPPB ; GB ; culture_collection ; ^NCPPB\s*\d+$ ; National Collection of Plant Pathogenic Bacteria ; https://www.fera.co.uk/ncppb
NCPV ; GB ; culture_collection ; ^NCPV\s*\d+\s*v$ ; National Collection of Pathogenic Viruses ; https://www.culturecollections.org.uk/
NCTC ; GB ; culture_collection ; ^NCTC\s*\d+$ ; National Collection of Type Cultures ; https://www.culturecollections.org.uk/
NCYC ; GB ; culture_collection ; ^NCYC\s*\d+$ ; National Collection of Yeast Cultures ; https://www.ncyc.co.uk/
NEPCC ; CA ; culture_collection ; ^NEPCC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; North East Pacific Culture Collection ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
NFCCI ; IN ; culture_collection ; ^NFCCI\s*\d+$ ; National Fungal Culture Collection of India, Agharkar Research Institute, Pune ; http://nfcci.aripune.org/about_us.php
NGP-PK ; PK ; genebank ; ^PAK\s?\d{4,6}$ ; National genebank of Pakistan, PARC ; http://ngp.parc.gov.pk/gringlobal/taxon/abouttaxonomy?chapter=hist
NIES ; JP ; culture_collection ; ^NIES[-\s]\d+$ ; Microbial Culture Collection at National Institute for Environmental Studies ; https://mcc.nies.go.jp/
NIVA ; NO ; culture_collection ; ^NIVA(-(BAC|CHL|CYA))?\s*\d+(/\d+)?$ ; The Norwegian Culture Collection of Algae: Norwegian Institute for Water Research ; https://norcca.scrol.net/
NORCCA ; NO ; culture_collection ; ^NORCCA\s*K-\d+$ ; The Norwegian Culture Collection of Algae ; https://norcca.scrol.net/
NordGen ; SE ; genebank ; ^(NGB|NordGen)\s?-?\d+(\.\d+)?$ ; Nordic Genetic Resource Center (until 2007 Nordic Gene Bank) ; http://nordgen.org/index.php/skand/content/view/full/2686
NRC ; CA ; culture_collection ; ^NRC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Division of Biological Sciences, National Research Council of Canada ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
NRCC ; CA ; culture_collection ; ^NRCC\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Division of Biological Sciences, National Research Council of Canada ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
NRRL ; US ; culture_collection ; ^NRRL\s*((L|ISP|WC|HD|NRS|S|BD|B|YB|Y)-)?\d+$ ; USDA Agricultural Research Service (ARS) - Culture Collection (NRRL) ; https://nrrl.ncaur.usda.gov/
OCM ; US ; culture_collection ; ^OCM\s*\d+$ ; Portland State University: Oregon Collection of Methanogens ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
PCC ; FR ; culture_collection ; ^PCC\s*\d+$ ; Biological Resource Center of Institut Pasteur (CRBIP): The Pasteur Culture Collection of Cyanobacteria ; https://webext.pasteur.fr/cyanobacteria/
PCM ; PL ; culture_collection ; ^PCM\s*\d+(-(FY|TC))?$ ; Polish Collection of Microorganism ; https://www.pcm.org.pl/home
PDDCC ; NZ ; culture_collection ; ^PDDCC\s*\d+$ ; Plant Diseases Division Culture Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
PGRC ; CA ; genebank ; ^CN\s?\d{4,6}$ ; Plant Gene Resources of Canada ; https://github.com/LeibnizDSMZ/cafi
PTCC ; IR ; culture_collection ; ^PTCC\s*\d+$ ; Persian Type Culture Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
PYCC ; PT ; culture_collection ; ^PYCC\s*\d+(-(A|[IVX]+))?$ ; PYCC The portuguese yeast culture collection ; https://pycc.pt/
RAH ; FI ; culture_collection ; ^RAH\s*\.?\d+$ ; Microbial Domain Biological Resource Centre HAMBI (archaea, bacteria and phages) ; https://www.helsinki.fi/en/infrastructures/biodiversity-collections/infrastructures/microbial-domain-biological-resource-centre-hambi
RAV ; FI ; culture_collection ; ^RAV\s*\.?\d+$ ; Microbial Domain Biological Resource Centre HAMBI (cyanobacteria) ; https://www.helsinki.fi/en/infrastructures/biodiversity-collections/infrastructures/microbial-domain-biological-resource-centre-hambi
RAX ; FI ; culture_collection ; ^RAX\s*\.?\d+$ ; Microbial Domain Biological Resource Centre HAMBI (fungi) ; https://www.helsinki.fi/en/infrastructures/biodiversity-collections/infrastructures/microbial-domain-biological-resource-centre-hambi
RCC ; FR ; culture_collection ; ^RCC\s*\d+$ ; Roscoff Culture Collection ; https://www.roscoff-culture-collection.org/
RDA ; KR ; genebank ; ^IT\s?\d{6}$ ; National Agrobiodiversity Center, RDA ; https://github.com/LeibnizDSMZ/cafi
RIA ; RU ; culture_collection ; ^RIA\s*\d+$ ; The Russia Research Institute for Antibiotics: Culture Collection ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
SAG ; DE ; culture_collection ; ^SAG\s*(LZ)?\s*\d+([.\/-]\d+){0,2}\s*[MXFa-z_]*$ ; Culture Collection of Algae at the University of Goettingen ; https://sammlungen.uni-goettingen.de/sammlung/slg_1007/
SCCAP ; DK ; culture_collection ; ^SCCAP\s*K-\d+$ ; University of Copenhagen: Scandinavian Culture Collection of Algae & Protozoa ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
SF ; DE ; culture_collection ; ^SF\s*\d+$ ; Leibniz Institute for Natural Product Research and Infection Biology Hans Knöll Institute ; https://www.bio.uni-jena.de/en/18579/jena-microbial-resource-collection-jmrc
SN ; AU ; culture_collection ; ^SN\s*\d+$ ; Australian Mycological Panel ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
ST ; DE ; culture_collection ; ^ST\s*\d+$ ; Leibniz Institute for Natural Product Research and Infection Biology Hans Knöll Institute ; https://www.bio.uni-jena.de/en/18579/jena-microbial-resource-collection-jmrc
STH ; DE ; culture_collection ; ^STH\s*\d+$ ; Leibniz Institute for Natural Product Research and Infection Biology Hans Knöll Institute ; https://www.bio.uni-jena.de/en/18579/jena-microbial-resource-collection-jmrc
STI ; DE ; culture_collection ; ^STI\s*\d+\s*(a|b|w|or)?$ ; Leibniz Institute for Natural Product Research and Infection Biology Hans Knöll Institute: strains from the IMET Catalog ; https://www.bio.uni-jena.de/en/18579/jena-microbial-resource-collection-jmrc
TBRC ; TH ; culture_collection ; ^TBRC\s*\d+$ ; Thailand Bioresource Research Center ; https://www.tbrcnetwork.org/index.php
TBRC:BCC ; TH ; culture_collection ; ^TBRC-BCC\s*\d+$ ; Thailand Bioresource Research Center: BIOTEC Culture Collection ; https://www.tbrcnetwork.org/index.php
TISTR ; TH ; culture_collection ; ^TISTR\s*\d+$ ; Thailand Bioresource Research Center: Thailand Institute of Scientific and Technological Research ; https://www.tbrcnetwork.org/index.php
TUCC ; IT ; culture_collection ; ^TUCC\s*\d+$ ; University of Turin: Turin University Culture Collection ; https://www.tucc.unito.it/en
UAMH ; CA ; culture_collection ; ^UAMH\s*\d+$ ; UAMH Centre for Global Microfungal Biodiversity ; https://www.uamh.ca
UCCCB ; PT ; culture_collection ; ^UCCCB\s*\d+$ ; UCCCB The University of Coimbra Bacteria Culture Collection ; https://ucccb.uc.pt/
UHCC ; FI ; culture_collection ; ^UHCC\s*\d+$ ; Microbial Domain Biological Resource Centre HAMBI: Cyanobacteria ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
UIO ; NO ; culture_collection ; ^UIO\s*\d+$ ; The Norwegian Culture Collection of Algae: University of Oslo (UiO) ; https://norcca.scrol.net/
UKR006 ; UA ; genebank ; ^UKR006[\s:]\S+$ ; Institute of Agriculture of the Southern Region ; https://www.genesys-pgr.org/wiews/UKR006
UKR128 ; UA ; genebank ; ^UKR128[\s:]\S+$ ; National Agrarian University ; https://www.genesys-pgr.org/wiews/UKR128
UKR143 ; UA ; genebank ; ^UKR143[\s:]\S+$ ; Institute of agricultural microbiology (mulberry) ; https://www.genesys-pgr.org/es/wiews/UKR143
ULC ; BE ; culture_collection ; ^ULC\s*\d+$ ; Belgian Coordinated Collections of Microorganisms: ULC - Cyanobacteria Collection ; https://bccm.belspo.be/about-ULC
UMCC ; IT ; culture_collection ; ^UMCC\s*\d+(.\d+)?\s*(A|B|C|D)?$ ; UNIMORE Microbial Culture Collection (UMCC) ; https://umcc.bio-aware.com/page/Homepage
UOA:HCPF ; GR ; culture_collection ; ^UOA/HCPF\s*(REF|ENV|env|AM|AB|BL|GS|EM|BUL)?\s*\d+(\D\d+)*[\s-]*(AB|Bl|CL|CR|ENV|PEM|dMYT|Α|Β|[A-Za-z])?$ ; UOA/HCPF Hellenic Collection of Pathogenic Fungi ; http://www.med.uoa.gr/~aveleg/index_files/Page596.htm
UQM ; AU ; culture_collection ; ^UQM\s*[A-Z]{0,3}-?\d+(\.\d+)?$ ; Australian Collection of Microorganisms ; https://github.com/seq-code/strain-code/blob/main/data/catalogues.yaml
USDA-NPGS ; US ; genebank ; ^(PI|Grif|Ames|W6|CIho|CItr|CIav|NSL|NSSL|DPER|MIA|PARL|GMAL|GGP)\s?\d+(-[a-z])?( [A-Z]+)?$ ; U.S. National Plant Germplasm System (GRIN) ; https://www.genesys-pgr.org/descriptorlists/0412144a-b568-43c5-9ed8-60ed16e7a5a9
UTCC ; CA ; culture_collection ; ^UTCC\s*\d+$ ; University of Toronto Culture Collection of Algae and Cyanobacteria ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
UTEX ; US ; culture_collection ; ^UTEX\s*(LB|B)?\s*\d+$ ; UTEX Culture Collection of Algae ; https://utex.org/
VIR ; RU ; genebank ; ^(VIR\s*)?[kкiи]-\d+$ ; N. I. Vavilov All-Russian Institute of Plant Genetic Resources ; http://nordgen.org/index.php/skand/content/view/full/2686
VKM ; RU ; culture_collection ; ^VKM\s*(Ac|B|F|Y)-\d+$ ; Institute of Biochemistry and Physiology of Microorganisms: All-Russian Collection of Microorganisms ; https://www.vkm.ru/Catalogue.htm
VTT ; FI ; culture_collection ; ^VTT\s*[ABCDE]-\d+$ ; Technical Research Center of Finland: VTT - Culture Collection ; https://culturecollection.vtt.fi/
VURV:A ; CZ ; culture_collection ; ^VURV-A\s*(Sr|B|C|G|T)?\d+\s*(A|B|C|D|E|LG)?$ ; Collection of biotrophic fungi ; https://www.carc.cz/culturecollection/
VURV:B ; CZ ; culture_collection ; ^VURV-B\s*\d+$ ; Collection of phytopathogenic and agriculturally beneficial bacteria ; https://www.carc.cz/culturecollection/
VURV:F ; CZ ; culture_collection ; ^VURV-F\s*\d+$ ; Collection of agriculturally important fungi ; https://www.carc.cz/culturecollection/
VURV:M ; CZ ; culture_collection ; ^VURV-M\s*\d+$ ; Collection of edible and medicinal macromycetes ; https://www.carc.cz/culturecollection/
VURV:R ; CZ ; culture_collection ; ^VURV-R\s*\d+$ ; Collection of Soil Bacteria ; https://www.carc.cz/culturecollection/
VURV:V ; CZ ; culture_collection ; ^VURV-V\s*\d+\.?\d*$ ; Collection of plant pathogenic viruses ; https://www.carc.cz/culturecollection/
WorldVeg ; TW ; genebank ; ^(VI\s?0?\d{5}|TOT\s?\d{4})$ ; World Vegetable Center, International Vegetable Genebank ; https://avrdc.org/?p=121627
YIM ; CN ; culture_collection ; ^YIM\s*\d+$ ; Yunnan Institute of Microbiology ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
ZIMET ; DE ; culture_collection ; ^ZIMET\s*\d+$ ; Central institute for microbiology and experimental therapy ZIMET ; https://github.com/LeibnizDSMZ/cafi/blob/main/src/cafi/data/acr_db.json
`

export type Collection = {
  readonly acronym: string
  /** Null for one that several countries keep, and for numbers that all gardens or genebanks use. */
  readonly country: string | null
  readonly kind: (typeof COLLECTION_KINDS)[number]
  readonly pattern: RegExp
  readonly name: string
  readonly page: string
}

export const COLLECTIONS: readonly Collection[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [acronym = '', country = '', kind = '', pattern = '', name = '', page = ''] = line.split(' ; ')
    return {
      acronym,
      country: country || null,
      kind: kind as Collection['kind'],
      pattern: new RegExp(pattern),
      name,
      page,
    }
  })
