/**
 * Words that mean much the same here, in four languages: the first word of a line names the class, a
 * star stands for any ending. They let the classifier hear "my fella throttled me" when it was taught
 * "my husband choked me". Accents are left out, as `plainWords` leaves them out.
 */
export const WORD_CLASSES = `
I i me ich mir mich je j moi yo mi io eu ik
MY my mein* meine* mon ma mes mi mis nuestr* unser* our notre nos
SELF myself himself herself themselves themself yourself oneself mich selbst selber sich moimeme mismo misma matarme hacerme lastimarme cortarme
HE he she they him her them his their er sie ihn ihr ihm il elle ils elles lui el ella ellos ellas le
YOU you your du dir dich tu te toi vous usted
PARTNER husband* wife partner* boyfriend* girlfriend* spouse fiance* ex hubby missus mann frau freundin freund exmann exfreund mari femme copain copine conjoint* compagn* conjug* esposo esposa marido mujer novio novia pareja expareja fella bloke
PARENT dad dads daddy mum mums mom moms mother* father* parents stepdad* stepfather* stepmum* stepmom* stepmother* papa mama vater mutter eltern stiefvater pere mere parents beaupere papa* maman padre madre padres padrastro madrastra uncle onkel oncle tio grandpa grandad grandfather opa abuelo pastor coach priest
CHILD son daughter* kid kids child* baby babies toddler* newborn infant boy girl sohn tochter kind kinder* fils fille bebe enfant* hijo hija hijos nino nina ninos teen teenager grandson granddaughter bub
FRIEND friend* mate mates roommate* flatmate* housemate* sister* brother* cousin* colleague* coworker* neighbour* neighbor* classmate* bestie bff buddy pal schwester bruder freunde kollege* kollegin* nachbar* mitbewohn* soeur frere ami amie amis collegue voisin* hermana hermano amigo amiga vecin* compan* nan gran grandma grandmother oma abuela aunt
SOMEONE someone somebody man guy woman lady stranger jemand quelqu quelquun alguien hombre
EVERYONE everyone everybody family people others world alle familie jeder todos tout monde famille familia tous
NOBODY nobody noone none niemand* keiner personne nadie
NEG not no never cant cannot wont nicht kein* nie ne pas jamais no nunca sin ohne sans without nothing nichts rien nada neither nor dont
WANT want* wish* hope* hoping need* crave will wunsch* mochte veux voudrais envie vouloir souhait* quiero quisiera ganas deseo would rather
THINK think* thought* thoughts denke gedanken pens* idee pienso pensamientos pensar imagin* picture picturing consider*
FEEL feel* felt fuhl* sens ressen* siento sentir
DIE die dies died dead dying death* sterb* tot tod mourir mort morte morts crever morir* muerto muerta muerte muero stirb* gestorben
KILL kill* murder* umbring* toten tote tuer tue tuera matar* mata mate matado matare
SUICIDE suicid* selbstmord* suizid* unalive* kys kms umbringen selbsttot* freitod suicidar*
LIVE live lives living alive life lives exist* existence leben lebe lebens vivre vie vis vivir vida vivo existir existier* exister
HERE here hier ici aqui around hierbleiben
END end ends ending ended finish* over done beenden ende schluss fini finir fin final acabar terminar* acabo stop
GONE gone go goes going leave leaving left disappear* vanish* away weg verschwind* gehen partir pars disparaitre desaparecer irme marcharme exit escape* dissapear* quit
WAKE wake waking woke aufwach* reveil* despert*
SLEEP sleep* asleep slept nap insomnia schlaf* dormir dors sommeil sueno duermo dormi*
TIRED tired exhaust* worn weary drained mude erschopft kraft fatigu* epuis* cansad* agotad* sick fed knackered shattered
PAIN pain* hurt* harm* suffer* ache* weh schmerz* verletz* douleur* mal souffr* blesser dolor* duele dano sufr* agony
CUT cut cuts cutting burn* scratch* carve* ritz* schneid* verbrenn* couper scarif* cort* quemar* slice* scar scars cicatri* narbe*
BLADE blade* razor* scissors lighter rasier* klinge* lame rasoir cuchilla* sharpener scalpel
SKIN arm arms wrist* leg legs thigh* skin haut bras poignet* cuisse* brazo* muneca* piernas handgelenk* forearm
BLOOD blood* bleed* blut* sang saigne* sangr* gushing soaked
PILL pill pills tablet* meds medication* paracetamol ibuprofen* insulin* antidepress* pillen tabletten medikament* cachets comprime* medicament* pastill* medicamento* capsule* xanax valium oxy* codeine tylenol sleepers aspirin painkiller* schlaftabletten somnifere* dosis sertraline ambien
DRUG heroin fentanyl cocaine coke meth weed drug* alcohol vodka whisky whiskey wine drogen alkohol drogue* alcool droga* alcoho* bleach opioid* overdos* surdos* sobredosis uberdosis
TOOK took taken take takes taking swallow* drank drunk downed genommen geschluckt pris avale* tome tomado trag* inhaled injected schluck*
MANY many too whole handful bottle* box packet all alles zuviel viele trop tout boite toda* todo much bunch entire strip
GUN gun* knife knives rifle* shotgun* pistol* weapon* messer waffe* pistole couteau arme fusil cuchillo pistola machete hammer axe bat loaded
ROPE rope* noose belt hang* cord strick gurtel corde pendre ceinture soga colgar* cuerda cinturon
HEIGHT bridge* roof* ledge balcon* tracks train* platform cliff* edge overpass window rail* brucke* dach zug gleis* bahn* pont toit quai vide puente azotea tejado vias tren jump* spring* sauter saltar tirarme river lake
HIT hit hits hitting punch* slap* kick* chok* strangl* grab* push* shove* beat* smash* threw throws throw schlag* geschlagen schlagt wurg* tritt frapp* gifl* cogn* etrangl* pega* golpe* empuj* bruise* belted whack* thrash* backhand* headbutt* spat bit bites attack* tabass*
THREAT threat* scream* yell* shout* rage* angry furious droh* schreit brull* menac* crie hurle amenaz* grita* stalk* follow*
FEAR scared afraid terrified frighten* scare fear* unsafe angst furcht* panik peur effray* miedo asusta* terror* petrified
SAFE safe safety safely sicher* securite seguro segura protect*
LOCK lock* trap* escape hide hiding hid versteck* eingesperrt eingeschlossen enferm* cach* encerrad* escond* controls control
TOUCH touch* rape* molest* grop* assault* fass* anfass* missbrauch* vergewalt* touche toucher viol* attouch* toca* abus* abuse* creeps
SECRET secret* tell tells telling geheim* secreto sag sagen dire dis digas contar nobodys
VOICES voice* stimm* voix voces demon* devil whisper* ghost* radio tv
ORDER told order* command* befehl* sagen ordonn* ordenan dicen disent instruct* says said
BURDEN burden* worthless useless waste disappoint* failure weight drag wertlos last belast* fardeau poids inutile* carga estorbo inutil molestia
BETTEROFF better besser mieux mejor lighter easier relief relieved happier
FAREWELL goodbye* bye farewell last tschuss lebwohl abschied* adieu aurevoir adios despedi* final merci gracias danke thank* thanks
LETTER letter* note notes will testament password* brief briefe lettre* carta cartas wrote written nota insurance funeral
GIVE give* gave given giving gab verschenk* donne* regal* dar rehome* sold
FUTURE tomorrow future christmas birthday spring summer morgen zukunft demain avenir manana futuro ever forever again anymore longer mehr plus mas nunca
HOPELESS hopeless* pointless* point empty numb emptiness hoffnung* sinnlos* leer vide sens espoir vacio sentido esperanza meaning* darkness dark
TONIGHT tonight now today soon weekend hour minutes jetzt heute gleich nacht maintenant soir aujourdhui nuit hoy ahora noche friday sunday midnight already
PLAN plan plans planned planning ready decided bought chosen picked prepared date geplant entschieden gekauft plane decide prevu achete preparado decidido comprado research* googled looked stash* saved
PAST used ago years year back then once former* fruher damals jahre jahren ans annees autrefois avant anos hace antes old childhood since
RECOVER recover* therapy therapist sober clean remission healed therapie therapeut* psych* guerie terapia terapeuta counsell* counsel* support* volunteer* training course
MEDIA film* movie* book* novel* series show shows episode* podcast* documentar* game games gaming character* song* news netflix video* tv serie* spiel* buch krimi* roman livre jeu pelicula* libro juego* personaje cancion chanson lyric* theatre play plot scene season villain* boss raid thriller true crime article
WORK work* job boss* meeting* deadline* project* client* email* office manager shift* arbeit* chef* buro kollegen travail* bureau reunion* trabajo* jefe jefa oficina career salary customer* presentation spreadsheet inbox server* printer code
SPORT gym workout* run running race* match* deadlift* squat* marathon* training yoga bike* cycling swim* tennis football soccer sport* lauf* fitness courir course gimnasio correr partido futbol* reps burpees leg day legs session coach team score* goal*
FOOD food eat* ate cake diet* sugar coffee chocolate* pizza cheese dinner lunch breakfast recipe* hungry starving essen kuchen kaffee manger gateau cafe comida comer cena cook* bread snack* beer
PRODUCT app account* membership* password reminder* subscription* streak* pulse cancel* button login log sign email refund* premium price* konto mitglied* abo compte abonnement* cuenta suscripc* mitgliedschaft notification* settings profile scorecard workshop* track screen phone wifi download update battery
LAUGH laugh* lol haha* lmao joke* funny hilarious lach* rire mdr drole risa jaja* gracioso
LOVE love* sex* date dating relationship* divorce* marriage married anniversary liebe* beziehung scheidung amour couple divorc* amor relacion* matrimonio jealous* kiss* crush* wedding
BREATH breath* choking gasping wheez* inhaler air atem* atm* luft erstick* respir* souffle etouff* ahog* aire
HEART chest heart* herz* brust* poitrine coeur pecho corazon jaw
STROKE face droop* slur* numb* speech words stroke schlaganfall gesicht avc visage cara derrame sideways lopsided
COLLAPSE collapse* unconscious unresponsive fainted seizure* fitting convuls* bewusstlos* ohnmacht* zusammengebrochen krampf* evanou* inconscient* convulsion* desmay* inconsciente passed out limp floppy respond* blackout
SWELL swell* swollen throat tongue lips hives allerg* epipen* wasp bee peanut* hals zunge lippen gonfl* gorge langue levres garganta lengua labios hinch* schwillt geschwollen
BLUE blue grey gray pale white cold sweating sweaty blau blass bleu azul palid* bleue
AMBULANCE ambulance* 911 999 112 emergency hospital* police krankenwagen notarzt polizei hopital urgence* policia hospital urgencias
HELP help* hilfe aide aider ayuda* please bitte plait favor sos
QUESTION how what when where which why does should is can could any tips wie was wann warum comment quand pourquoi quel* como cuando que porque quien
MILD bit slightly mild little sore stiff minor normal etwas bisschen leicht peu un poco algo leve
BODY back knee* shoulder* head* stomach* period* cramp* foot feet tooth teeth muscle* rucken knie kopf bauch dos genou tete ventre espalda rodilla cabeza barriga pregnan* schwanger* enceinte embaraz* hair nails skin rash
GRIEF grief griev* funeral passed lost miss mourn* buried trauer* vermisse beerdigung deuil manque enterre* duelo extrano grave ashes anniversary widow*
STRESS stress* anxious anxiety worried worry* overwhelm* sad lonely alone burnt burnout upset depress* traurig einsam allein gestresst triste seul* angoiss* solo sola ansiedad nervous crying cry cried
MONEY money rent bills debt* geld miete argent loyer dinero pay
SCHOOL school* teacher* class exam* homework schule lehrer* ecole prof* escuela colegio maestr* uni college maths
HOME home house room bed door bathroom kitchen car garage haus zimmer bett maison chambre lit casa cuarto cama floor basement flat apartment
ANIMAL dog* cat cats pet hund katze chien chat perro gato puppy hamster
WEATHER weather rain* sun* snow* wetter temps lluvia hot heat
GOOD great good fine happy nice beautiful wonderful gut schon bien content* super feliz bueno buena glad proud enjoy* lovely
`;
