export const MEDICINES: ReadonlySet<string> = new Set(
  `abilify accutane acetaminophen aciclovir acyclovir adderall advil albuterol alendronate alprazolam ambien
  amitriptyline amlodipine amoxicillin anastrozole antidepressant antidepressants antihistamine antipsychotic
  antipsychotics aripiprazole armour aspirin atenolol ativan atomoxetine atorvastatin azithromycin baclofen
  benadryl benzo benzos bisoprolol botox brintellix bupropion buspar buspirone cabergoline calpol candesartan
  carbamazepine celebrex celexa cetirizine champix chantix cialis cipralex ciprofloxacin citalopram clomid
  clonazepam clonidine clopidogrel clozapine cocodamol codeine concerta contrave cymbalta dapoxetine depakote
  desogestrel dexamphetamine diazepam diclofenac digoxin diphenhydramine donepezil doxazosin doxepin doxycycline
  duloxetine dutasteride effexor eliquis elvanse enalapril escitalopram esomeprazole eszopiclone evorel
  femoston fentanyl finasteride flagyl flomax fluconazole fluoxetine furosemide gabapentin gaviscon glipizide
  haloperidol humira hydrocodone hydrocortisone hydroxyzine ibuprofen imipramine imodium insulin inderal isotretinoin
  ivermectin jardiance keppra ketamine klonopin lamictal lamotrigine lansoprazole latuda letrozole levothyroxine
  levonorgestrel lexapro librium lisinopril lithium lipitor loestrin loratadine lorazepam losartan lunesta lyrica
  methotrexate methylphenidate metformin metoprolol microgynon minoxidil mirena mirtazapine modafinil montelukast
  morphine mounjaro mucinex naltrexone naproxen nexium nexplanon nitrofurantoin norethisterone nortriptyline nytol
  oestrogel olanzapine omeprazole orlistat oxazepam oxycodone ozempic pantoprazole paracetamol paroxetine paxil
  penicillin percocet phentermine plavix prednisolone prednisone pregabalin premarin pristiq progesterone
  propecia propranolol prozac pseudoephedrine quetiapine ramipril ramelteon retin rigevidon risperidone ritalin
  rivaroxaban roaccutane robitussin rosuvastatin sertraline seroquel semaglutide sildenafil simvastatin spironolactone
  statin statins strattera suboxone sudafed symbicort synthroid tadalafil tamoxifen tamsulosin temazepam terbinafine
  thyroxine tirzepatide topiramate tramadol trazodone tretinoin trintellix tylenol utrogestan valium valproate
  valsartan vardenafil varenicline venlafaxine ventolin viagra vicodin vyvanse warfarin wegovy wellbutrin xanax
  xarelto yasmin zoladex zolpidem zoloft zopiclone zyprexa zyrtec zyban`.split(/\s+/),
);
