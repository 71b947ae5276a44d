import { MEDICINES } from './medicines.ts';
import { normalizeText } from './plain-words.ts';

const DRUG =
  '(?:medication|medications|medicine|medicines|meds|pills?|tablets?|drugs?|prescription|antidepressants?|antibiotics?|painkillers?|statins?|steroids?|hrt|hormones?|oestrogen|estrogen|progesterone|testosterone|thyroxine|insulin|metformin|ozempic|wegovy|semaglutide|viagra|sildenafil|cialis|tadalafil|finasteride|ssris?|sertraline|fluoxetine|prozac|citalopram|lexapro|zoloft|ibuprofen|paracetamol|aspirin|tylenol|acetaminophen|melatonin|magnesium|iron|vitamin d|supplements?|ashwagandha|st johns wort|contraceptive|contraception|the pill|beta blockers?|xanax|valium|lithium|ritalin|adderall)';
const CONDITION =
  '(?:cancer|diabetes|diabetic|adhd|add|autism|autistic|depression|bipolar|anxiety disorder|ocd|ptsd|pcos|endometriosis|fibroids|thyroid|hypothyroidism|menopause|perimenopause|an std|an sti|chlamydia|herpes|hiv|an infection|infection|uti|low testosterone|erectile dysfunction|sleep apnoea|sleep apnea|anaemia|anemia|anaemic|arthritis|high blood pressure|hypertension|postnatal depression|postpartum depression|ibs|coeliac|an ulcer|a tumour|a tumor|prostate cancer|breast cancer|osteoporosis|pregnant|dementia|alzheimers|lupus|long covid|covid|prolapse)';

const TEST_RESULT =
  'psa|tsh|hba1c|a1c|cholesterol|ldl|hdl|triglycerides|ferritin|haemoglobin|hemoglobin|hb|crp|esr|egfr|creatinine|prolactin|fsh|lh|amh|t level|testosterone level|vitamin d level|b12|folate|glucose|blood sugar|bilirubin|alt|ggt|platelets|white cells|smear|biopsy|mri|ct scan|ultrasound|mammogram|dexa|t score|sperm count|blood test|blood tests|bloods|lab results|test results|resting heart rate|oxygen|spo2|bmi';
const SYMPTOM =
  'lump|lumps|rash|blisters?|ulcer|discharge|palpitations|fever|temperature of|seizures?|(?:has|had|having|gets?) fits|faint(?:ed|ing)?|passed out|blacked out|vomit(?:ing)?|throwing up|(?:numb|numbness) (?:in|on|down|feet|foot|legs?|arms?|hands?|fingers?|toes|face|tongue|side)|tingling|tingly|dizzy|dizziness|vertigo|nosebleeds?|swollen|swelling|jaundice|yellow eyes|double vision|blurred vision|blurry vision|chest pain|chest tightness|short of breath|wheez(?:e|ing|y)|coughing up|lost weight without|black stool|constipated|diarrhoea|diarrhea|migraines?|infected|infection|pus|abscess|thrush|uti|cyst|hernia|haemorrhoids|hemorrhoids|piles|gout|sciatica|slipped disc|fracture|sprain(?:ed)?|tremor|spotting|miscarriage|contractions|chlamydia|gonorrhoea|gonorrhea|syphilis|herpes|hpv|std|sti|warts?';

const toPattern = (pattern: string) =>
  new RegExp(
    ` (?:${pattern
      .replace(/DRUG/g, DRUG)
      .replace(/CONDITION/g, CONDITION)
      .replace(/ _/g, '(?: \\w+){0,4}')}) `,
  );

const CLINICAL_PATTERNS: readonly RegExp[] = [
  toPattern(
    '(?:do|could|might|can|does|would) (?:i|he|she|they|this|it|my \\w+) _ (?:have|be|mean|got) (?:a |an |the )?CONDITION',
  ),
  toPattern(
    '(?:am i|is he|is she|is it|is this|is that|are these|could this be|could it be|have i got) _ CONDITION',
  ),
  toPattern('(?:diagnose|diagnosis|prescribe|prescribing|misdiagnosed)'),
  toPattern('(?:dose|dosage|doses|dosing|milligrams?|mcg|iu|\\d+ ?mg|\\d+ ?ml|mg) '.trim()),
  toPattern(
    '(?:how much|how many|how often|which|what|what kind of|how long) _ DRUG _ (?:take|use|have|need|inject|should|can|safe|help|best)',
  ),
  toPattern(
    '(?:should|can|could|may|do|must|is it safe to|safe to|is it ok to|ok to|okay to|want to|need to|better to|how do i|when can i|thinking of) _ (?:take|taking|start|starting|stop|stopping|quit|quitting|come off|coming off|combine|combining|mix|mixing|switch|switching|increase|reduce|wean|double|skip|go on|try|use|get) _ DRUG',
  ),
  toPattern(
    '(?:skip|skipping|skipped|leave out|leaving out|stop|stopping|stopped|quit|halve|halving|double|doubling) _ (?:pills|tablets|meds|medication|medications|medicine|medicines)',
  ),
  toPattern(
    '(?:my|his|her) (?:wife|husband|partner|mum|mom|dad|friend|sister|brother)s (?:\\w+ )?(?:pills|tablets|meds|medication)',
  ),
  toPattern(
    'DRUG(?: [\\w.]+){0,20} (?:should|can|could|may) i (?:take|stop|skip|halve|double|cut)',
  ),
  toPattern(
    '(?:side effects?|interact|interacts|interaction|interactions|withdrawal|contraindicat\\w+) _ (?:of|with|from|between)',
  ),
  toPattern(
    'DRUG _ (?:interact|interacts|side effects?|together with|safe with|safe during|while (?:pregnant|breastfeeding))',
  ),
  toPattern(
    '(?:read|explain|interpret|understand|look at|what do|mean|check|are) _ (?:my )?(?:blood test|blood tests|lab|labs|test results?|blood results?|scan|mri|smear|biopsy|psa|tsh|hba1c|cholesterol|hormone levels?|bloods)',
  ),
  toPattern(
    '(?:my|a) (?:psa|tsh|hba1c|cholesterol|ferritin|testosterone|blood pressure|blood sugar|glucose|oestrogen|estrogen|hormone levels?|bp) (?:is|was|came|of|level|levels|at) _ \\d+',
  ),
  toPattern(
    '(?:lump|mole|rash|sore|blister|discharge|growth|swelling|wart) _ (?:on|in|under|from|is it|what is|normal|cancer|mean|look|be)',
  ),
  toPattern(
    '(?:what|which) _ (?:treatment|medication|medicine|antibiotic|drug|surgery) _ (?:for|should|best|do i|treats?|cures?)',
  ),
  toPattern('(?:cure|treat|treatment for|treating|symptoms of|signs of) _ CONDITION'),
  toPattern(`(?:${TEST_RESULT}) _ \\d+`),
  toPattern(`\\d+ _ (?:${TEST_RESULT})`),
  toPattern('\\d{2,3} (?:over|/) \\d{2,3}'),
  toPattern('(?:bp|blood pressure) _ \\d+'),
  toPattern(
    `(?:my|the|a|elevated|raised|high|low|abnormal|borderline) _ (?:${TEST_RESULT}) _ (?:mean|high|low|normal|bad|off|back|raised|abnormal|borderline)`,
  ),
  toPattern(`(?:i|ive|im|my|his|her|got|have|has|had|having|with|is|are|theres) _ (?:${SYMPTOM})`),
  toPattern(
    `(?:blood|bleeding) (?:in|when|after|from|between) _ (?:pee|urine|wee|stool|poo|poop|semen|sex|wipe|toilet|periods|menopause|bum)`,
  ),
  toPattern(
    '(?:burns?|burning|hurts?|stings?|itches|itchy) _ (?:pee|peeing|urinate|wee|down there|sex|swallow|breathe)',
  ),
  toPattern(
    '(?:am i|is he|is she|are you sure i|do you think im|do you think i) _ (?:an alcoholic|alcoholic|addict|addicted|bipolar|autistic|depressed|anorexic|bulimic|pregnant|infertile|diabetic|anaemic|anemic|psychotic|ill|sick|in menopause|menopausal|dying)',
  ),
  toPattern(
    '(?:is it normal|is it dangerous|is it serious|should i be worried|should i worry) _ (?:to |that |about |if )?(?:\\w+ ){0,8}?(?:bleed|bleeding|blood|pain|lump|spotting|discharge|missed period|urine|stool|fever)',
  ),
];

const DISEASE =
  '(?:\\w+(?:itis|iasis|osis|oses|omas?|a?emias?|opath(?:y|ies)|troph(?:y|ies)|plasias?|algia|rrh?ea|uria|ectomy|oscopy|plasty|ostomy|cytes?|sclerosis|megaly|penia|aciduria|philia|lysis)|syndromes?|diseases?|disorders?|deficienc(?:y|ies)|cancers?|carcinomas?|sarcomas?|tumou?rs?|leuk\\w+|lymphomas?|palsy|ataxias?|dystonia|dysplasias?|porphyria|diabetes|epilepsy|seizures?|strokes?|aneurysms?|malformations?|fractures?|infections?|poisoning|surger(?:y|ies)|transplants?|biops(?:y|ies)|vaccines?|virus(?:es)?|measles|malaria|rabies|asthma|allerg(?:y|ies)|hernias?|cysts?|ulcers?|stones|dementia|alzheimers?|parkinsons?|autism|schizophrenia|hepatitis|pneumonia|influenza|shingles|glaucoma|cataracts?|gout|lupus|hiv|aids|blood tests?|screening|mutations?|chromosomes?|type \\d+)';
const OWN_SUBJECT =
  / (?:impost[eo]r (?:syndrome|feelings)|empty nest(?: syndrome)?|diagnosis|prognosis|aroma|diploma|hypnosis|academia|broken heart syndrome|stress|burnout|jet lag|hangovers?|perimenopause|menopause|loneliness|low mood|sadness|grief|worry|snoring|insomnia|anger|jealousy|panic attacks?|anxiety|depression|an unhealthy relationship|love|a toxic \w+|a good \w+|codependency|gaslighting|narcissism|attachment) /;
const MAX_NAMED_WORDS = 8;

const MEDICAL_FRAMES: readonly RegExp[] = [
  toPattern(
    '(?:symptoms?|signs|treatments?|causes?|outlook|prognosis|complications?|genetic changes?|risk factors?|cure|surgery) (?:of|for|related to)(?! (?:being|feeling|my|our|his|her|their))',
  ),
  toPattern(
    'how (?:to|do you|do doctors|is|are|does one|can you) (?:\\w+ ){0,6}?(?:diagnosed?|treat(?:ed)?|cured?|inherited|prevent(?:ed)?)',
  ),
  toPattern('(?:is|are) (?:\\w+ ){1,8}?(?:inherited|hereditary|contagious|genetic|curable)'),
  toPattern(
    '(?:who is at risk|who should get|why is it prescribed|special precautions|safety concerns|do i need to see a doctor|how effective is|warnings? (?:or \\w+ )?should i know|how many people are affected|what research|clinical trials?|stages of|what to do for|how can i prevent|what causes)',
  ),
  toPattern(
    '(?:do you have|is there|tell me|looking for|need|give me) (?:\\w+ ){0,2}?(?:information|info) (?:about|on)',
  ),
];
const NAMES_DISEASE = toPattern(DISEASE);

function asksAboutDisease(words: string): boolean {
  if (OWN_SUBJECT.test(words)) return false;
  const isFramed = MEDICAL_FRAMES.some((frame) => frame.test(words));
  const isShort = words.trim().split(' ').length <= MAX_NAMED_WORDS;
  return isFramed || (isShort && NAMES_DISEASE.test(words));
}

export function isClinicalQuestion(message: string): boolean {
  const words = normalizeText(message);
  if (words.split(' ').some((word) => MEDICINES.has(word))) return true;
  return asksAboutDisease(words) || CLINICAL_PATTERNS.some((rule) => rule.test(words));
}
