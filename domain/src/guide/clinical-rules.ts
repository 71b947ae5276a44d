import { MEDICINES } from './medicines.ts';
import { plainWords } from './plain-words.ts';

const DRUG =
  '(?:medication|medications|medicine|medicines|meds|pills?|tablets?|drugs?|prescription|antidepressants?|antibiotics?|painkillers?|statins?|steroids?|hrt|hormones?|oestrogen|estrogen|progesterone|testosterone|thyroxine|insulin|metformin|ozempic|wegovy|semaglutide|viagra|sildenafil|cialis|tadalafil|finasteride|ssris?|sertraline|fluoxetine|prozac|citalopram|lexapro|zoloft|ibuprofen|paracetamol|aspirin|tylenol|acetaminophen|melatonin|magnesium|iron|vitamin d|supplements?|ashwagandha|st johns wort|contraceptive|contraception|the pill|beta blockers?|xanax|valium|lithium|ritalin|adderall)';
const CONDITION =
  '(?:cancer|diabetes|diabetic|adhd|add|autism|autistic|depression|bipolar|anxiety disorder|ocd|ptsd|pcos|endometriosis|fibroids|thyroid|hypothyroidism|menopause|perimenopause|an std|an sti|chlamydia|herpes|hiv|an infection|infection|uti|low testosterone|erectile dysfunction|sleep apnoea|sleep apnea|anaemia|anemia|anaemic|arthritis|high blood pressure|hypertension|postnatal depression|postpartum depression|ibs|coeliac|an ulcer|a tumour|a tumor|prostate cancer|breast cancer|osteoporosis|pregnant|dementia|alzheimers|lupus|long covid|covid|prolapse)';

const RESULT =
  'psa|tsh|hba1c|a1c|cholesterol|ldl|hdl|triglycerides|ferritin|haemoglobin|hemoglobin|hb|crp|esr|egfr|creatinine|prolactin|fsh|lh|amh|t level|testosterone level|vitamin d level|b12|folate|glucose|blood sugar|bilirubin|alt|ggt|platelets|white cells|smear|biopsy|mri|ct scan|ultrasound|mammogram|dexa|t score|sperm count|blood test|blood tests|bloods|lab results|test results|resting heart rate|oxygen|spo2|bmi';
const SIGN =
  'lump|lumps|rash|blisters?|ulcer|discharge|palpitations|fever|temperature of|seizures?|(?:has|had|having|gets?) fits|faint(?:ed|ing)?|passed out|blacked out|vomit(?:ing)?|throwing up|numb|numbness|tingling|tingly|dizzy|dizziness|vertigo|nosebleeds?|swollen|swelling|jaundice|yellow eyes|double vision|blurred vision|blurry vision|chest pain|chest tightness|short of breath|wheez(?:e|ing|y)|coughing up|lost weight without|black stool|constipated|diarrhoea|diarrhea|migraines?|infected|infection|pus|abscess|thrush|uti|cyst|hernia|haemorrhoids|hemorrhoids|piles|gout|sciatica|slipped disc|fracture|sprain(?:ed)?|tremor|spotting|miscarriage|contractions|chlamydia|gonorrhoea|gonorrhea|syphilis|herpes|hpv|std|sti|warts?';

const ask = (pattern: string) =>
  new RegExp(
    ` (?:${pattern
      .replace(/DRUG/g, DRUG)
      .replace(/CONDITION/g, CONDITION)
      .replace(/ _/g, '(?: \\w+){0,4}')}) `,
  );

/** Diagnosis, medicines and their amounts, results and treatment: for a clinician, not for a guide. */
const CLINICAL: readonly RegExp[] = [
  ask(
    '(?:do|could|might|can|does|would) (?:i|he|she|they|this|it|my \\w+) _ (?:have|be|mean|got) (?:a |an |the )?CONDITION',
  ),
  ask(
    '(?:am i|is he|is she|is it|is this|is that|are these|could this be|could it be|have i got) _ CONDITION',
  ),
  ask('(?:diagnose|diagnosis|prescribe|prescribing|misdiagnosed)'),
  ask('(?:dose|dosage|doses|dosing|milligrams?|mcg|iu|\\d+ ?mg|\\d+ ?ml|mg) '.trim()),
  ask(
    '(?:how much|how many|how often|which|what|what kind of|how long) _ DRUG _ (?:take|use|have|need|inject|should|can|safe|help|best)',
  ),
  ask(
    '(?:should|can|could|may|do|must|is it safe to|safe to|is it ok to|ok to|okay to|want to|need to|better to|how do i|when can i|thinking of) _ (?:take|taking|start|starting|stop|stopping|quit|quitting|come off|coming off|combine|combining|mix|mixing|switch|switching|increase|reduce|wean|double|skip|go on|try|use|get) _ DRUG',
  ),
  // The question may come after the medicine was named: "a new tablet … should I take half?"
  ask('DRUG(?: [\\w.]+){0,20} (?:should|can|could|may) i (?:take|stop|skip|halve|double|cut)'),
  ask(
    '(?:side effects?|interact|interacts|interaction|interactions|withdrawal|contraindicat\\w+) _ (?:of|with|from|between)',
  ),
  ask(
    'DRUG _ (?:interact|interacts|side effects?|together with|safe with|safe during|while (?:pregnant|breastfeeding))',
  ),
  ask(
    '(?:read|explain|interpret|understand|look at|what do|mean|check|are) _ (?:my )?(?:blood test|blood tests|lab|labs|test results?|blood results?|scan|mri|smear|biopsy|psa|tsh|hba1c|cholesterol|hormone levels?|bloods)',
  ),
  ask(
    '(?:my|a) (?:psa|tsh|hba1c|cholesterol|ferritin|testosterone|blood pressure|blood sugar|glucose|oestrogen|estrogen|hormone levels?|bp) (?:is|was|came|of|level|levels|at) _ \\d+',
  ),
  ask(
    '(?:lump|mole|rash|sore|blister|discharge|growth|swelling|wart) _ (?:on|in|under|from|is it|what is|normal|cancer|mean|look|be)',
  ),
  ask(
    '(?:what|which) _ (?:treatment|medication|medicine|antibiotic|drug|surgery) _ (?:for|should|best|do i|treats?|cures?)',
  ),
  ask('(?:cure|treat|treatment for|treating|symptoms of|signs of) _ CONDITION'),
  // Results: a name and a number, in either order, or a pressure as it is read out.
  ask(`(?:${RESULT}) _ \\d+`),
  ask(`\\d+ _ (?:${RESULT})`),
  ask('\\d{2,3} (?:over|/) \\d{2,3}'),
  ask('(?:bp|blood pressure) _ \\d+'),
  ask(
    `(?:my|the|a|elevated|raised|high|low|abnormal|borderline) _ (?:${RESULT}) _ (?:mean|high|low|normal|bad|off|back|raised|abnormal|borderline)`,
  ),
  // Signs of illness, as people say them of themselves or of others.
  ask(`(?:i|ive|im|my|his|her|got|have|has|had|having|with|is|are|theres) _ (?:${SIGN})`),
  ask(
    `(?:blood|bleeding) (?:in|when|after|from|between) _ (?:pee|urine|wee|stool|poo|poop|semen|sex|wipe|toilet|periods|menopause|bum)`,
  ),
  ask(
    '(?:burns?|burning|hurts?|stings?|itches|itchy) _ (?:pee|peeing|urinate|wee|down there|sex|swallow|breathe)',
  ),
  ask(
    '(?:am i|is he|is she|are you sure i|do you think im|do you think i) _ (?:an alcoholic|alcoholic|addict|addicted|bipolar|autistic|depressed|anorexic|bulimic|pregnant|infertile|diabetic|anaemic|anemic|psychotic|ill|sick|in menopause|menopausal|dying)',
  ),
  ask(
    '(?:is it normal|is it dangerous|is it serious|should i be worried|should i worry) _ (?:to |that |about |if )?(?:\\w+ ){0,8}?(?:bleed|bleeding|blood|pain|lump|spotting|discharge|missed period|urine|stool|fever)',
  ),
];

/** A question only a clinician should answer. Background reading stays the guide's business. */
export function isClinicalQuestion(message: string): boolean {
  const words = plainWords(message);
  if (words.split(' ').some((word) => MEDICINES.has(word))) return true;
  return CLINICAL.some((rule) => rule.test(words));
}
