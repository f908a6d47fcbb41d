import type { Language } from '../../wording/language-of.ts';
import { type Signs, signs } from './signs.ts';

/** How people write of trouble at work in other languages; most words are given without their endings. */
export const FOREIGN: Readonly<Partial<Record<Language, Signs>>> = {
  de: signs(
    [
      /(?<![\p{L}\p{M}])(?:(?:immer|auch) noch (?:\S+ ){0,3}(?:mit|auf|von hand|manuell|per|ohne|nicht|kein\p{L}*|excel|papier|fax)|keine ahnung|weiß (?:\p{L}+ ){0,2}nicht|verlieren (?:wir )?(?:da )?(?:richtig |viel |jeden |jede |gerade )?(?:geld|kunden|zeit|aufträge|umsatz|leute|tag|woche)|(?:null|keine einzige|nicht eine) (?:bewerbung|antwort|rückmeldung|zusage)|niemand(?:em)? (?:sagen|weiß|kann|beigebracht|gelesen|geht|will|meldet)|kein(?:er)? (?:weiß|geht ran|meldet sich|findet|kann (?:mir|uns)|hat es)|beigebracht|fehlen (?:uns|mir)|(?:uns|mir) fehl\p{L}+|find(?:e|en) (?:\p{L}+ )?(?:einfach )?keine\p{L}* (?!fehler)|genervt|überlastet|am limit|komm(?:en|e) (?:\p{L}+ )?nicht (?:hinterher|nach|mehr|dazu)|sitze (?:ich )?(?:gerade |schon )?wieder an|halbe woche mit|kostet (?:uns|mich)|dauert (?:uns|bei uns) (?:zu lange|\p{L}+ (?:tage|wochen|monate))|zettelwirtschaft|steht (?:schon )?(?:wieder|seit|still)|nicht lieferbar|verdien(?:e|t|en) (?:\p{L}+ ){0,5}(?:kein geld|nichts mehr)|ratlos|könnte schreien|(?:kann|darf) (?:es |das )?so nicht (?:bleiben|weitergehen|weiter)|geht so nicht|so geht (?:es|das) nicht|keine (?:dauer)?lösung|kein zustand|zum (?:heulen|verzweifeln|haareraufen)|nervt|ärgert (?:mich|uns)|treibt (?:mich|uns)|macht (?:\p{L}+ )?keinen spaß|laufen (?:mir|uns) (?:die tür|weg|davon)|(?:techniker|handwerker|lieferant|hersteller|netzbetreiber|spedition|amt|behörde|support|hotline) (?:\p{L}+ )?(?:kommt (?:erst|nicht|am)|meldet sich nicht|antwortet nicht|geht nicht ran|schweigt)|meldet sich nicht|frühestens in|(?:seit|schon) (?:\p{L}+ )?(?:tagen|wochen|monaten|\p{N}+ (?:tagen|wochen|monaten)) (?:warten|warte|ohne|auf|nicht|kein)|warte(?:n)? (?:wir |ich )?(?:\p{L}+ )?(?:seit(?! \p{L}+ auf (?:diesen|den) (?:tag|moment))|noch immer|immer noch|vergeblich)|bleib(?:t|en) (?:alles |es |die )?liegen|liegen(?:geblieben| geblieben)|stapeln sich|zum (?:dritten|vierten|fünften|wiederholten|x-ten) mal|jed(?:e|en) (?:tag|woche|monat|jahr|abend|morgen) (?:das gleiche|dasselbe|beschwerden|ärger)|insolvenz|krankgemeldet|krank gemeldet|gekündigt|unterbesetzt|nicht durchkommt|ist wieder (?:tot|kaputt|defekt|ausgefallen|down)|schon wieder|aus zetteln|auf zetteln|bleib(?:t|en) (?:\p{L}+ )?(?:leer|unbesetzt)|unbesetzt|(?:mir|uns) reicht|reicht (?:es )?(?:mir|uns)|beschweren sich|(?:zwei|drei|vier|fünf)mal (?:\p{L}+ )?(?:ausgefallen|kaputt|falsch)|aktenordner|niemand (?:sonst|anders)|seit (?:\p{L}+ )?(?:tagen|wochen|monaten|drei wochen|zwei wochen) krank|droht (?:mit|uns)|drohen (?:mit|uns)|ausschussquote|abends (?:\p{L}+ )?(?:auf dem|am küchentisch|zu hause)|wenn es nicht so teuer|wieder (?:auf der falschen|zu spät|kaputt|defekt|ausgefallen|nicht|tot|falsch)|tipp(?:t|en|e) (?:\S+ ){1,6}ab(?:$|[\s.,!?])|ausgefallen|abgestürzt|ins museum)/iu,
    ],
    {
      manual:
        /(?<![\p{L}\p{M}])(?:von hand|per hand|manuell|excel|papier|zettel|fax|abtippen|abschreiben|klemmbrett|ordner\p{L}* voll|whiteboard|whatsapp|tabelle)/iu,
      delay:
        /(?<![\p{L}\p{M}])(?:wart(?:e|en|et)|verspät|verzug|verzöger|lieferzeit|frühestens|monate|wochen|stau|überfällig|schlange|dauert|erst (?:am|im|in)|laufen (?:\p{L}+ )?aus)/iu,
      shortage:
        /(?<![\p{L}\p{M}])(?:fehl(?:t|en)|zu wenig|(?:zwei|drei|ein|einen|eine|nur) (?:\p{L}+ )?(?:leute|mann|damen|mitarbeiter\p{L}*|fahrer|kolleg\p{L}*|person)|personalmangel|fachkräfte|bewerbung|rente|krank|gesperrt|bisher genau|alleine|allein (?:mit|für|auf)|suche(?:n)? (?:\p{L}+ ){0,2}seit)/iu,
      load: /(?<![\p{L}\p{M}])(?:\d[\d.]* (?:anrufe|mails|e-mails|anfragen|tickets|formulare|aufträge|rechnungen|abweichungs\p{L}*|seiten|reklamationen|retouren)|überstunden|runde (?:sieben|sechs|fünf|vier)|am tag|gleichzeitig|support, )/iu,
      defect:
        /(?<![\p{L}\p{M}])(?:defekt|kaputt|ausfall|ausfälle|fehler|falsch|störung|stillstand|ausschuss|leck|undicht|retoure|inventurdifferenz|differenz|abweichung|gesprungen|von (?:19|20)\d\d|alte (?!hasen|freunde)|alten|schafft (?:\S+ ){1,5}nicht|verdoppelt|reparatur|grad im)/iu,
      missing:
        /(?<![\p{L}\p{M}])(?:niemand|keiner|keine (?:antwort|rückmeldung|angebote|termine|daten)|kein einziges|noch kein|nicht mehr (?:lieferbar|nach)|können (?:\p{L}+ ){0,3}nicht|kann (?:\p{L}+ ){0,3}nicht|nirgends|suchen (?:den|die|das)|ich nicht)/iu,
      loss: /(?<![\p{L}\p{M}])(?:verlor|verlier|verlust|kosten|strafe|bußgeld|marge|teuer|teurer|gehen zur konkurrenz|fährt zur|abgesprungen|retourenquote|durchs dach)/iu,
      complaint: /(?<![\p{L}\p{M}])(?:beschwer|reklam|verärgert|sauer|wütend|schimpf|erklären|entschuldig)/iu,
      compliance:
        /(?<![\p{L}\p{M}])(?:prüfung|audit|behörde|grenzwert|auflage|nachweis|frist|verordnung|ausschreibung|berufsgenossenschaft)/iu,
      feeling:
        /(?<![\p{L}\p{M}])(?:leider|ärger|stress|chaos|wahnsinn|irrsinn|katastrophe|frust|mühsam|theater|problem|verrückt|erschöpft|müde|hilflos|peinlich|zehrt|schlaf)/iu,
      change:
        /(?<![\p{L}\p{M}])(?:muss (?:sich |was |etwas |endlich |das |es )|müssen (?:\p{L}+ ){0,3}(?:ändern|ran|weg)|brauche(?:n)? (?:\p{L}+ ){0,4}(?:lösung|ersatz|wir)|das letzte mal|statt zu|jetzt brauchen|besser(?:e|es|en)? (?:lösung|system))/iu,
      again:
        /(?<![\p{L}\p{M}])(?:wieder|schon|jede(?:n|s)? (?:tag|woche|monat|jahr|abend|nacht|morgen|freitag|montag)|zum (?:zweiten|dritten|vierten)|noch immer|noch|seit (?:\p{L}+ )?(?:montag|wochen|monaten|tagen|\d+|januar|märz|mai|juni|juli|august))/iu,
      overtime: /(?<![\p{L}\p{M}])(?:samstag|sonntag|wochenende|nachts|bis (?:22|23|mitternacht)|nachtschicht)/iu,
      help: /(?<![\p{L}\p{M}])(?:hat (?:da |hier )?jemand|jemand (?:eine idee|erfahrung|einen tipp)|kennt (?:ihr|jemand|wer)|tipps|wer kennt|empfehlung|bitte melden|wie macht ihr)/iu,
    },
  ),
  es: signs(
    [
      /(?<![\p{L}\p{M}])(?:todavía (?:\p{L}+ ){0,3}(?:con|en|a mano|sin|faltan)|aún (?:\p{L}+ ){0,3}(?:a mano|en papel|sin|en excel)|seguimos (?:\p{L}+ ){0,3}(?:a mano|en papel|con excel|en excel|esperando)|necesito (?:vacaciones|ayuda|gente)|no (?:damos|doy) abasto|no (?:me|nos) alcanza\p{L}*|(?:nos|me) (?:siguen |sigue )?falta\p{L}*|hart[oa]s? de|perdemos|perdid[ao]s entre|así no (?:podemos|puedo|se puede|hay manera)|no (?:podemos|puedo) (?:seguir|más|con)|quita el sueño|me desperté con|en excel, a mano|otra vez (?:tarde|parad[oa]|rot[oa]|caíd[oa])|no encuentro|no encontramos|nadie (?:contesta|responde|sabe|coge|atiende|se presenta)|no sé (?:cómo|por qué|dónde)|no sabemos (?:cómo|por qué|dónde)|no es forma de|nos cuesta|estoy agotad[oa]|me tiene|horas de retraso|cuadro (?:\S+ ){1,6}en excel|no hay quien|no aparece nadie|siempre falta|nadie (?:me|nos) (?:da|dice|avisa|explica|responde|contesta)|(?:nos|me) (?:rodaron|dejaron (?:sin|tirad)|cancelaron|(?:están|siguen|vuelven a) (?:cobr|sub|cancel|retras)|cobraron|subieron)|ya no sé|(?:carga|mercadería|mercancía|línea|planta|obra|máquina) parad[ao]|me (?:salió|salieron|sale|salen) (?:\p{L}+ )?(?:más )?car[oa]s?|no acepta(?:n)? un (?:centavo|peso|euro)|me avisan? (?:\S+ ){0,3}después|no cuadra|nunca cuadra|llevamos (?:\S+ ){1,2}(?:meses|semanas|días|años) (?:buscando|esperando|sin|con)|hojas de excel)/iu,
    ],
    {
      manual: /(?<![\p{L}\p{M}])(?:a mano|en papel|excel|hojas? de cálculo|pizarra|libreta|whatsapp)/iu,
      delay: /(?<![\p{L}\p{M}])(?:retras|tarde|esper|semanas|meses|demora|cola)/iu,
      shortage: /(?<![\p{L}\p{M}])(?:falta|dos personas|sol[oa] yo|no hay gente|renunci|baja|sin personal|vacante)/iu,
      defect: /(?<![\p{L}\p{M}])(?:averí|fallo|error|rot[oa]|caíd[oa]|parad[oa]|equivocad|defectuos|perdid|avisos)/iu,
      complaint: /(?<![\p{L}\p{M}])(?:quej|reclam|enfadad|enojad|mensajes)/iu,
      loss: /(?<![\p{L}\p{M}])(?:perd|multa|coste|pérdida|devolucion)/iu,
      feeling: /(?<![\p{L}\p{M}])(?:locura|desastre|caos|pesadilla|problema|agota|cansad|no existe|nadie termina)/iu,
      change: /(?<![\p{L}\p{M}])(?:hay que cambiar|tiene que (?:cambiar|acabar)|buscamos|busco|necesit)/iu,
      again:
        /(?<![\p{L}\p{M}])(?:otra vez|cada (?:día|semana|mes|lunes|noche)|tercer|de nuevo|llevo|llevamos|todavía)/iu,
      help: /(?<![\p{L}\p{M}])(?:alguien (?:sabe|conoce|tiene|ha)|recomend|sugerenc|alguna idea)/iu,
    },
  ),
  fr: signs(
    [
      /(?<![\p{L}\p{M}])(?:n[’']a pas encore|toujours (?:\p{L}+ ){0,2}(?:à la main|sur papier|sous excel|en attente|pas de|sans)|encore (?:\p{L}+ ){0,2}(?:à la main|sur papier|sous excel|en panne|en retard)|(?:il )?(?:me|nous) manque|marre de|n['’]en peu(?:x|t|vent) plus|en arrêt (?:maladie )?(?:cette|depuis)|ressaisi\p{L}*|je (?:ne )?sais (?:pas|plus)|nous (?:ne )?savons pas|(?:nous|on) perd(?:ons)?|débordée?s?|j[’']en ai assez|ne peut plus durer|(?:nous|me) coûte|en panne|faute de (?:bras|personnel|temps|moyens|chauffeurs|candidats|place)|à bout|(?:n[’'])?arriv(?:ons|e) (?:pas|plus) à|personne (?:ne )?(?:répond|décroche|sait|postule|vient)|galère|aucune (?:réponse|candidature|visibilité)|je cherche toujours|je passe mes (?:vendredis|soirées|week-ends|nuits|dimanches|journées)|on ne trouve|(?:je|nous) ne trouv(?:e|ons))/iu,
    ],
    {
      manual: /(?<![\p{L}\p{M}])(?:à la main|sur papier|excel|tableur|tableau blanc|ressais)/iu,
      delay: /(?<![\p{L}\p{M}])(?:retard|attend|semaines|mois|délai|file)/iu,
      shortage:
        /(?<![\p{L}\p{M}])(?:manque|pénurie|seule? (?:pour|avec)|démission|arrêt maladie|pas assez|poste vacant|deux personnes)/iu,
      defect: /(?<![\p{L}\p{M}])(?:panne|erreur|cassé|faux|bug|perdu|accroch|oublié|rejet)/iu,
      complaint: /(?<![\p{L}\p{M}])(?:réclamation|plaint|mécontent|furieu|râl)/iu,
      loss: /(?<![\p{L}\p{M}])(?:perdu|perte|pénalité|amende|surcoût|facture)/iu,
      feeling: /(?<![\p{L}\p{M}])(?:cauchemar|chaos|problème|épuis|ras le bol|fatigu|insupportable)/iu,
      change: /(?<![\p{L}\p{M}])(?:doit changer|il faut (?:que|une|un|trouver)|besoin d)/iu,
      again:
        /(?<![\p{L}\p{M}])(?:encore|toujours|chaque (?:jour|semaine|mois|matin|soir)|troisième|toutes les semaines|tous les)/iu,
      help: /(?<![\p{L}\p{M}])(?:quelqu[’']un (?:a|sait|connaît)|des idées|recommand|conseils)/iu,
    },
  ),
  pt: signs(
    [
      /(?<![\p{L}\p{M}])(?:ainda (?:\p{L}+ ){0,3}(?:à mão|no papel|em papel|na planilha|em planilha|sem|no excel)|não (?:aguent|damos conta|dou conta|consig|consegu|sei (?:como|por que|onde)|sabemos)|falta(?:m)? (?:gente|motorista)|nos falta\p{L}*|perdemos|estamos perdendo|cansad[oa] de|assim não dá|não dá mais|parad[oa]s? há|quebrou de novo|tira o (?:nosso |meu )?sono|atrasad[oa]s? de novo|perdi (?:\p{L}+ ){0,2}(?:client|pedido|venda|contrato)|ninguém (?:atende|responde|sabe|aparece)|(?:sistema|internet|máquina|servidor) (?:cai|caiu|fora do ar|para)|continuo procurando|não encontr)/iu,
    ],
    {
      manual: /(?<![\p{L}\p{M}])(?:à mão|no papel|planilha|excel|whatsapp|caderno)/iu,
      delay: /(?<![\p{L}\p{M}])(?:atras|esper|semanas|meses|fila|demor)/iu,
      shortage: /(?<![\p{L}\p{M}])(?:falta|sem gente|duas pessoas|pediu demissão|vaga aberta|sozinh)/iu,
      defect: /(?<![\p{L}\p{M}])(?:quebr|erro|falh|fora do ar|perdid|caiu|parad)/iu,
      complaint: /(?<![\p{L}\p{M}])(?:reclama|irritad|queixa)/iu,
      loss: /(?<![\p{L}\p{M}])(?:perd|multa|prejuízo|custo)/iu,
      feeling: /(?<![\p{L}\p{M}])(?:pesadelo|caos|problema|loucura|exaust|cansad)/iu,
      change: /(?<![\p{L}\p{M}])(?:tem que mudar|precis(?:o|amos) (?:de|mudar))/iu,
      again: /(?<![\p{L}\p{M}])(?:de novo|outra vez|todo (?:dia|mês)|toda semana|terceir)/iu,
      help: /(?<![\p{L}\p{M}])(?:alguém (?:sabe|conhece|tem|indica)|indicaç|sugest)/iu,
    },
  ),
  it: signs(
    [
      /(?<![\p{L}\p{M}])(?:arriva(?:no)? rott\p{L}|ancora (?:\p{L}+ ){0,4}(?:a mano|su carta|foglio|con excel|senza|in excel)|non si present|non (?:riusciamo|riesco|troviamo|trovo|sappiamo|so (?:come|perché|dove))|ci manca\p{L}*|mi manca\p{L}*|stiamo perdendo|(?:ne )?perdiamo|stanc[oa] di|così non (?:va|si può)|di nuovo (?:ferm\p{L}+|rott\p{L}+|in ritardo)|toglie il sonno|ferm[oa] da|una sola persona|non pagate|nessuno (?:risponde|sa|si presenta|richiama)|ci costa|non ne posso più)/iu,
    ],
    {
      manual: /(?<![\p{L}\p{M}])(?:a mano|su carta|excel|fogli|lavagna|whatsapp)/iu,
      delay: /(?<![\p{L}\p{M}])(?:ritard|aspett|settimane|mesi|coda|attesa)/iu,
      shortage: /(?<![\p{L}\p{M}])(?:manca|due persone|da sol[oa]|dimess|carenza|non si trov)/iu,
      defect: /(?<![\p{L}\p{M}])(?:guast|rott|errore|errori|sbagliat|fermo|bloccat|difett)/iu,
      complaint: /(?<![\p{L}\p{M}])(?:reclam|lament|arrabbiat)/iu,
      loss: /(?<![\p{L}\p{M}])(?:pers[oai](?!\p{L})|perdit|multa|sanzion|costi)/iu,
      feeling: /(?<![\p{L}\p{M}])(?:incubo|caos|problema|assurd|esaust|stanc)/iu,
      change: /(?<![\p{L}\p{M}])(?:deve cambiare|serve (?:una|un)|dobbiamo (?:cambiare|trovare))/iu,
      again: /(?<![\p{L}\p{M}])(?:di nuovo|ancora|ogni (?:giorno|settimana|mese|sera|lunedì)|terza volta)/iu,
      help: /(?<![\p{L}\p{M}])(?:qualcuno (?:sa|conosce|ha)|consigli|suggeriment)/iu,
    },
  ),
  nl: signs(
    [
      /(?<![\p{L}\p{M}])(?:nog steeds (?:\p{L}+ ){0,3}(?:met de hand|op papier|in excel|geen|zonder)|kom(?:en)? (?:we |ik )?(?:handen|mensen|chauffeurs|tijd) tekort|lukt (?:ons|me|het) niet|verliezen (?:we |ik )?|geen idee (?:waarom|hoe|waar)|wee?t(?:en)? (?:ik |we )?niet (?:hoe|waarom|waar)|kom(?:en)? er niet uit|zo kan het niet|alweer (?:te laat|kapot|stuk|een)|staat (?:al )?(?:weer )?stil|slapeloze|nacht wakker|vind(?:en)? (?:we |ik )?geen|niemand (?:neemt op|weet|reageert|solliciteert)|kost ons|ik ben het zat|klopt (?:het )?(?:weer )?niet)/iu,
    ],
    {
      manual: /(?<![\p{L}\p{M}])(?:met de hand|handmatig|op papier|excel|whiteboard|whatsapp)/iu,
      delay: /(?<![\p{L}\p{M}])(?:te laat|vertrag|wacht|weken|maanden|levertijd|wachtrij)/iu,
      shortage: /(?<![\p{L}\p{M}])(?:tekort|vacature|ziek|twee mensen|alleen ik|te weinig|ontslag)/iu,
      defect: /(?<![\p{L}\p{M}])(?:kapot|storing|fout|stuk(?!\p{L})|verkeerd|lek|uitval)/iu,
      complaint: /(?<![\p{L}\p{M}])(?:klacht|klagen|boos|boze)/iu,
      loss: /(?<![\p{L}\p{M}])(?:verlies|verloren|boete|kosten)/iu,
      feeling: /(?<![\p{L}\p{M}])(?:nachtmerrie|chaos|probleem|gek van|frustr|moe van)/iu,
      change: /(?<![\p{L}\p{M}])(?:moet (?:anders|veranderen|stoppen)|nodig)/iu,
      again: /(?<![\p{L}\p{M}])(?:weer|alweer|elke (?:dag|week|maand)|iedere|derde)/iu,
      help: /(?<![\p{L}\p{M}])(?:heeft iemand|iemand (?:een tip|ervaring)|tips|weet iemand)/iu,
    },
  ),
  pl: signs(
    [
      /(?<![\p{L}\p{M}])(?:nie (?:mogę|możemy|nadążam\p{L}*|wyrabiam\p{L}*|dajemy rady|wiem(?:y)? (?:jak|dlaczego|gdzie))|brakuje (?:nam|mi|ludzi)|nikt (?:nie|u nas)|mam(?:y)? dość|stoimy|znowu (?:stoi|awaria|nie|opóźni)|tracimy|wciąż (?:ręcznie|na papierze|w excelu|czekamy)|nadal (?:ręcznie|na papierze|w excelu|czekamy)|od (?:tygodni|miesięcy) (?:czekamy|szukamy)|kosztuje nas)/iu,
    ],
    {
      manual: /(?<![\p{L}\p{M}])(?:ręcznie|na papierze|excel)/iu,
      delay: /(?<![\p{L}\p{M}])(?:opóźni|czekamy|tygodni|miesięcy)/iu,
      defect: /(?<![\p{L}\p{M}])(?:awari|zepsu|błąd|błęd|usterk)/iu,
      feeling: /(?<![\p{L}\p{M}])(?:koszmar|chaos|problem|zmęcz|dramat)/iu,
      again: /(?<![\p{L}\p{M}])(?:znowu|znów|kolejny|trzeci raz|co tydzień|codziennie)/iu,
    },
  ),
  // Written in Devanagari, Hindi and Marathi alike.
  hi: signs(
    [
      /(?<![\p{L}\p{M}])(?:बंद (?:पड|है|हो|झाल|आहे)|परेशान|वैताग|नुकसान|दिक्कत|समस्या|(?:नहीं|नाही) (?:मिल|हो|आ|ये|चल|उठ)|अटक|अडक|फंस|फँस|तक्रार|शिकायत)/u,
    ],
    {
      defect: /(?<![\p{L}\p{M}])(?:बंद|खराब|सीझ|तुट|टूट|गलत)/u,
      delay: /(?<![\p{L}\p{M}])(?:देर|उशीर|वेळेवर|इंतज़ार|लाइन)/u,
      missing: /(?<![\p{L}\p{M}])(?:नहीं|नाही|गेलं नाही|कोणी)/u,
      feeling: /(?<![\p{L}\p{M}])(?:टेंशन|थक|वैताग|डोक्यावर|मुश्किल|अवघड)/u,
      again: /(?<![\p{L}\p{M}])(?:परत|फिर|पुन्हा|हर (?:दिन|रोज|महीने)|रोज)/u,
    },
  ),
  'hi-Latin': signs(
    [
      /(?<![\p{L}\p{M}])(?:sab excel|excel me[in]?(?!\p{L})|raat (?:ke|ko) \d+|pata (?:hi )?(?:nahi|nhi)|samajh (?:nahi|nhi)|(?:hi )?(?:nahi|nhi) (?:ho raha|ho rahi|mil raha|mil rahe|milta|milte|mil rahi|aata|aati|chalta|chalti|chal raha|hota|hoti|utha|uthata|aaya|bachta|kar pa)|sabse bada problem|problem hai|pareshan|dimaag kharab|bp (?:badh|high)|(?:accuracy|score) .{0,12}hi hai|\d+% hi hai|din gaya|(?:har (?:hafte|mahine|din|roz|baar|saal) )?yahi (?:kahani|samasya|haal|problem|hota)|har (?:hafte|mahine|din|roz|baar|saal) (?:yahi|same|wahi)|chhutti pe|baitha hoon|phone band|ro raha|thak ga(?:ya|yi)|phir se (?:down|band|kharab)|pending hai|nuksaan|nuksan|kuch karna padega|lagwana padega|padega ab|bharosa|kya karein|kaam ruk|ruka hua|ghanta line|ghante (?:line|wait|jam)|chori ho|kharab (?:ho|hai|pada|padi|padta)|band pad(?:a|i) |match (?:nahi|nhi|karne)|samasya hai|takleef|sad gay|din khad|kaun bharega|hafta nikal|din nikal|phir bhi galti|fas gay|fasa hua|phans|abhi (?:bhi|tak) (?:\S+ ){0,4}(?:register|excel|haath se|kaagaz|likh)|(?:nahi|nhi) ban pa|(?:nahi|nhi) aaya|aadha ho gaya|mila hua hai)/iu,
    ],
    {
      manual: /(?<![\p{L}\p{M}])(?:haath se|register|excel|kaagaz|copy me|whatsapp pe|diary me)/iu,
      delay: /(?<![\p{L}\p{M}])(?:late|der se|ghant[ae]|intezaar|line me|wait|pending|atka|latka|ruk)/iu,
      shortage:
        /(?<![\p{L}\p{M}])(?:labour nahi|aadmi nahi|staff nahi|manpower|operator nahi|driver nahi|akela|chhod ke|log nahi)/iu,
      defect:
        /(?<![\p{L}\p{M}])(?:kharab|galat|gadbad|toot|band (?:hai|pada|ho)|down|repair|purana|difference|hisaab)/iu,
      complaint: /(?<![\p{L}\p{M}])(?:shikayat|complaint|gussa|ladai|jhagda|naraz)/iu,
      loss: /(?<![\p{L}\p{M}])(?:nuks|ghata|chori|penalty|challan|loss|mehenga|paisa (?:dub|fas|phas)|crore (?:stuck|fas)|lakh)/iu,
      feeling: /(?<![\p{L}\p{M}])(?:yaar|tension|dikkat|problem|sir dard|sar dard|himmat|majboori|samasya)/iu,
      change: /(?<![\p{L}\p{M}])(?:karna padega|chahiye|naya dekh|badalna|lena padega)/iu,
      again:
        /(?<![\p{L}\p{M}])(?:phir se|phir|har (?:hafte|mahine|din|roz|baar|saal)|roz|teesri baar|dobara|abhi (?:bhi|tak)|(?:twice|thrice|\d) this (?:month|week))/iu,
      overtime: /(?<![\p{L}\p{M}])(?:raat|sunday ko bhi|subah tak)/iu,
      help: /(?<![\p{L}\p{M}])(?:koi .{1,40}bata|batao|bataiye|bataye|suggest|kisi ke paas|koi jaanta|sujhav)/iu,
    },
    true,
  ),
};
