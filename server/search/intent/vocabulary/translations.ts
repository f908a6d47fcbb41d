/**
 * Words of job titles in Spanish, French, German, Portuguese and Hindi, for want of an open table that holds how people
 * say them. A line: what it is | English | the words, without accents, in the singular and where it differs the plural.
 * `title` is a whole title, `role` the noun a title is made with, `function` what it is for, `level` a level alone,
 * `keyword` a subject, `adjective` a function behind its noun ('directeur commercial').
 */
export const TRANSLATIONS = `
title | General Manager | जनरल मैनेजर, महाप्रबंधक, जीएम
title | HR Manager | एचआर मैनेजर, एच आर मैनेजर, मानव संसाधन प्रबंधक
title | Sales Manager | सेल्स मैनेजर, बिक्री प्रबंधक
title | Marketing Manager | मार्केटिंग मैनेजर, विपणन प्रबंधक
title | Product Manager | प्रोडक्ट मैनेजर
title | Project Manager | प्रोजेक्ट मैनेजर, परियोजना प्रबंधक
title | Founder | फाउंडर, फ़ाउंडर
title | Co-Founder | को फाउंडर
title | Director | डायरेक्टर, निदेशक
title | Software Engineer | सॉफ्टवेयर इंजीनियर
title | Java Developer | जावा डेवलपर
title | Python Developer | पाइथन डेवलपर
title | Teacher | शिक्षक, टीचर, अध्यापक
title | Principal | प्रिंसिपल, प्रधानाचार्य
title | Architect | आर्किटेक्ट
title | Civil Engineer | सिविल इंजीनियर
title | Graphic Designer | ग्राफिक डिजाइनर, ग्राफ़िक डिज़ाइनर
title | CEO | directeur general, directeurs generaux, directrice generale, pdg, president directeur general, patron, patrons, patronne, director general, directores generales, directora general, consejero delegado, diretor executivo, diretor geral, diretores gerais, vorstandsvorsitzender, vorstandsvorsitzende, सीईओ, chef d entreprise, chefs d entreprise, diretor presidente
title | Managing Director | geschaftsfuhrer, geschaftsfuhrerin, geschaftsfuhrerinnen, dg, directeur gerant, gerente general, gerentes generales, gerente geral, gerentes gerais, geschaftsfuhrenden, geschaftsfuhrender gesellschafter, gerant, gerants, gerante
title | CFO | daf, dafs, directeur administratif et financier, directeurs administratifs et financiers, सीएफओ, directrice administrative et financiere, kaufmannischer leiter, kaufmannische leitung, finanzvorstand
title | Finance Director | directeur financier, directeurs financiers, directrice financiere, director financiero, directores financieros, directora financiera, director de finanzas, directores de finanzas, diretor financeiro, diretores financeiros, diretora financeira
title | HR Director | drh, drhs, directeur des ressources humaines, directeurs des ressources humaines, directrice des ressources humaines, directeur rh, directeurs rh, director de rrhh, directores de rrhh, director de recursos humanos, directores de recursos humanos, diretor de rh, diretores de rh, diretor de recursos humanos, personaldirektor, directora de recursos humanos
title | CIO | dsi, dsis, directeur des systemes d information, directeurs des systemes d information, directeur informatique, directeurs informatiques, सीआईओ, director de sistemas, directores de sistemas
title | CTO | सीटीओ, directeur technique, directeurs techniques, director tecnico, directores tecnicos, technischer leiter, technischer geschaftsfuhrer, diretor tecnico
title | CISO | rssi, responsable de la securite des systemes d information
title | Technology Director | director de tecnologia, directores de tecnologia, directora de tecnologia, diretor de tecnologia, diretores de tecnologia, diretora de tecnologia, directeur technologique
title | Sales Director | directeur commercial, directeurs commerciaux, directrice commerciale, directeur des ventes, directeurs des ventes, director comercial, directores comerciales, directora comercial, diretor comercial, diretores comerciais, diretora comercial, director de ventas, directores de ventas, diretor de vendas, diretores de vendas, vertriebsdirektor, vertriebsdirektoren
title | Head of Sales | vertriebsleiter, vertriebsleiterin, verkaufsleiter, verkaufsleiterin, leiter vertrieb, leiterin vertrieb, leiter verkauf, jefe de ventas, jefes de ventas, chef des ventes, chefs des ventes, jefa de ventas, chefe de vendas, vertriebschef
title | Sales Manager | gerente comercial, gerentes comerciales, gerentes comerciais, gerente de ventas, gerentes de ventas, gerente de vendas, gerentes de vendas, responsable commercial, responsables commerciaux, responsable commerciale, responsable des ventes, responsables des ventes, responsable de ventas, responsables de ventas, responsable comercial
title | Salesperson | commercial, commerciaux, commerciale, vendeur, vendeurs, vendeuse, vendedor, vendedores, vendedora, verkaufer, verkauferin, vertriebler, vertriebsmitarbeiter, vertriebsmitarbeiterin, agente de ventas, ejecutivo de ventas, sales wale, सेल्समैन
title | Founder | fondateur, fondateurs, fondatrice, fondatrices, fundador, fundadores, fundadora, grunder, grunderin, grunderinnen, fundadoras, संस्थापक
title | Co-Founder | cofondateur, cofondateurs, co fondateur, co fondateurs, cofondatrice, cofundador, cofundadores, cofundadora, co fundador, co fundadores, mitgrunder, mitgrunderin, socio fundador, socios fundadores, सह संस्थापक
title | Business Owner | chef d'entreprise, dueno de negocio, duenos de negocios, empresario, empresarios, empresaria, empresario, unternehmer, unternehmerin, dono de empresa, donos de empresas, donos de empresa, dono de negocio, व्यवसायी
title | Owner | malik, maalik, dueno, duenos, duena, propietario, propietarios, propietaria, proprietario, proprietarios, inhaber, inhaberin, inhabern, proprietaire, proprietaires, dono, donos, मालिक, eigentumer
title | Partner | socio, socios, socia, associe, associes, gesellschafter
title | Manager | cadre, cadres, encargado, प्रबंधक, मैनेजर, fuhrungskraft, fuhrungskrafte, filialleiter
title | Plant Manager | directeur d usine, directeurs d usine, directeur d'usine, directrice d usine, directeur de production, werksleiter, werkleiter, betriebsleiter, jefe de planta, jefes de planta, gerente de planta, gerentes de planta, director de planta, directores de planta, gerente de fabrica, gerente industrial, directeur industriel, directeurs industriels, responsable d usine, directeur de site, directeurs de site
title | Production Manager | produktionsleiter, produktionsleiterin, fertigungsleiter, responsable de production, responsables de production, responsable de produccion, gerente de producao, gerente de produccion, jefe de produccion
title | Store Manager | directeur de magasin, directeurs de magasin, responsable de magasin, gerente de loja, gerentes de loja, gerente de tienda, gerentes de tienda, marktleiter, jefe de tienda
title | Project Manager | chef de projet, chefs de projet, cheffe de projet, projektleiter, projektleiterin, projektmanager, jefe de proyecto, jefes de proyecto, gerente de projetos, gerentes de projetos, gerente de proyectos, gestor de proyectos, gestor de projetos, chef de projets, responsable de projet
title | Product Manager | chef de produit, chefs de produit, produktmanager, produktmanagerin, gerente de produto, gerentes de produto, gerente de producto, gerentes de producto, jefe de producto, responsable produit, gestor de produto
title | Accountant | comptable, comptables, contador, contadores, contadora, contable, contables, buchhalter, buchhalterin, contabilista, अकाउंटेंट, लेखाकार, लेखापाल
title | Chartered Accountant | expert comptable, experts comptables, expert-comptable, wirtschaftsprufer, चार्टर्ड अकाउंटेंट
title | Tax Advisor | steuerberater, steuerberaterin
title | Lawyer | avocat, avocats, avocate, abogado, abogados, abogada, advogado, advogados, advogada, anwalt, anwalte, anwaltin, rechtsanwalt, rechtsanwalte, rechtsanwaltin, वकील, juriste, juristes, jurist, juristen
title | Doctor | medecin, medecins, medico, medicos, medica, arzt, arzte, arztin, arztinnen, docteur, डॉक्टर, चिकित्सक
title | Nurse | infirmier, infirmiers, infirmiere, infirmieres, enfermero, enfermeros, enfermera, enfermeras, enfermeiro, enfermeiros, enfermeira, enfermeiras, krankenschwester, pfleger, krankenpfleger, pflegefachkraft, pflegefachkrafte, pflegekraft, pflegekrafte, नर्स
title | Director of Nursing | pflegedienstleiter, pdl
title | Dentist | dentiste, dentistes, dentista, dentistas, zahnarzt, zahnarzte, zahnarztin
title | Pharmacist | pharmacien, pharmaciens, pharmacienne, farmaceutico, farmaceuticos, apotheker, apothekerin, फार्मासिस्ट
title | Teacher | enseignant, enseignants, professeur, professeurs, profesor, profesores, profesora, professor, professores, professora, lehrer, lehrerin, lehrkraft, maestro, maestros, शिक्षक, अध्यापक, टीचर, docente, docentes
title | Engineer | ingenieur, ingenieurs, ingenieure, ingenieurin, ingenieurinnen, ingeniero, ingenieros, ingeniera, engenheiro, engenheiros, engenheira, इंजीनियर, अभियंता
title | Software Engineer | ingenieur logiciel, ingenieurs logiciel, ingeniero de software, ingenieros de software, ingeniera de software, engenheiro de software, engenheiros de software, softwareingenieur, सॉफ्टवेयर इंजीनियर, ingenieur informatique, softwareingenieure
title | Software Developer | developpeur logiciel, softwareentwickler, softwareentwicklerin, desarrollador de software, desarrolladores de software, desenvolvedor de software, desenvolvedores de software, informatiker, programador, programadores, सॉफ्टवेयर डेवलपर, programmierer, fachinformatiker
title | Developer | developpeur, developpeurs, developpeuse, entwickler, entwicklerin, entwicklern, desarrollador, desarrolladores, desarrolladora, desenvolvedor, desenvolvedores, desenvolvedora, डेवलपर
title | Web Developer | webentwickler, desarrollador web, desarrolladores web, developpeur web, developpeurs web, desenvolvedor web
title | Architect | architecte, architectes, arquitecto, arquitectos, arquitecta, arquiteto, arquitetos, arquiteta, architekt, architekten, architektin
title | Designer | disenador, disenadores, disenadora, gestalter, designeuse, डिजाइनर
title | Graphic Designer | graphiste, graphistes, disenador grafico, disenadores graficos, grafikdesigner, grafiker, designer grafico, designers graficos
title | Consultant | consultor, consultores, consultora, berater, beraterin, conseiller, conseillers, सलाहकार, unternehmensberater
title | Recruiter | recruteur, recruteurs, recruteuse, reclutador, reclutadores, reclutadora, recrutador, recrutadores, personalvermittler, chasseur de tetes, charge de recrutement, charges de recrutement, charges de recrutement, personalreferent, personaler, भर्तीकर्ता
title | Head of HR | personalleiter, personalleiterin, leiter personal, leiterin personal, jefe de recursos humanos, jefes de recursos humanos, jefe de rrhh, hr leiter, personalchef, leitung personal
title | HR Manager | responsable rh, responsables rh, responsable des ressources humaines, responsables des ressources humaines, gerente de recursos humanos, gerentes de recursos humanos, gerente de rh, gerentes de rh, gerente de rrhh, gerentes de rrhh, responsable de recursos humanos, responsables de recursos humanos, responsable de rrhh, personalmanager, एचआर मैनेजर
title | Head of Purchasing | einkaufsleiter, einkaufsleiterin, leiter einkauf, leiterin einkauf, chef des achats, jefe de compras, jefes de compras, leiter des einkaufs, einkaufschef
title | Purchasing Manager | responsable achats, responsables achats, responsable des achats, responsables des achats, gerente de compras, gerentes de compras, responsable de compras, responsables de compras, acheteur en chef
title | Buyer | acheteur, acheteurs, acheteuse, einkaufer, einkauferin, einkaufern, comprador, compradores
title | Head of IT | it leiter, it leiterin, edv leiter, leiter it, leiterin it, leiter der it, jefe de sistemas, jefe de ti, jefe de it, it-leiter, leitung it
title | Head of Marketing | marketingleiter, marketingleiterin, leiter marketing, leiterin marketing, jefe de marketing, jefes de marketing, chef marketing, leitung marketing
title | Head of Logistics | logistikleiter, logistikleiterin, leiter logistik, jefe de logistica
title | Head of Finance | finanzleiter, leiter finanzen, leiterin finanzen, leiter rechnungswesen, leitung finanzen
title | Head of Development | entwicklungsleiter, entwicklungsleiterin, leiter entwicklung
title | Head of Quality | qualitatsleiter, leiter qualitat, leiter qualitatssicherung, leiter qualitatsmanagement, jefe de calidad
title | Head of Construction | bauleiter, jefe de obra, chef de chantier
title | Department Head | abteilungsleiter, chef de service, jefe de departamento
title | Team Lead | teamleiter, teamleiterin, gruppenleiter, chef d equipe, jefe de equipo, lider de equipo
title | Managing Partner | associe gerant, socio director
title | CSR Manager | responsable rse, responsables rse, directeur rse, responsable de rsc, responsable de rse
title | Marketing Director | directeur marketing, directeurs marketing, directrice marketing, directeur du marketing, directeurs du marketing, director de marketing, directores de marketing, directora de marketing, diretor de marketing, diretores de marketing, diretora de marketing, marketingdirektor
title | Secretary | secretaire, secretaires, secretaria, secretarias, sekretarin, सचिव
title | Assistant | asistente, asistentes, assistente, assistentes, assistentin, assistenz, सहायक
title | Driver | chauffeur, chauffeurs, conductor, conductores, chofer, choferes, fahrer, kraftfahrer, berufskraftfahrer, motorista, motoristas, ड्राइवर, चालक
title | Electrician | electricien, electriciens, electricista, electricistas, elektriker, eletricista, eletricistas, इलेक्ट्रीशियन, बिजली मिस्त्री
title | Plumber | plombier, plombiers, plomero, plomeros, fontanero, fontaneros, encanador, klempner, प्लंबर
title | Mechanic | mecanicien, mecaniciens, mecanico, mecanicos, mechaniker, kfz mechaniker, मैकेनिक
title | Welder | soudeur, soudeurs, soldador, soldadores, schweisser, वेल्डर
title | Chef | cuisinier, cuisiniers, cocinero, cocineros, koch, koche, cozinheiro, cozinheiros, शेफ, रसोइया
title | Salesforce Administrator | administrador de salesforce
title | Journalist | journaliste, journalistes, periodista, periodistas, journalisten, jornalista, jornalistas, पत्रकार
title | Data Scientist | cientifico de datos, cientificos de datos, cientista de dados, cientistas de dados, डेटा साइंटिस्ट
title | Data Analyst | analista de datos, analistas de datos, analista de dados, analistas de dados, analyste de donnees, datenanalyst
title | Business Developer | charge d affaires, charges d affaires
title | Real Estate Agent | agent immobilier, agents immobiliers, agente inmobiliario, agentes inmobiliarios, immobilienmakler, corretor de imoveis, corretores de imoveis, corretor
title | Bank Manager | directeur d agence, directeurs d agence, bankmanager
title | School Principal | directeur d ecole, schulleiter, director de escuela, diretor de escola, प्रधानाचार्य
title | Purchasing Director | directeur achats, directeurs achats, directeur des achats, directeurs des achats, director de compras, directores de compras, diretor de compras, diretores de compras
title | Student | etudiant, etudiants, estudiante, estudiantes, estudante, estudantes, student, studenten, छात्र
title | Intern | stagiaire, stagiaires, becario, becarios, praktikant, praktikanten, praktikantin, estagiario, estagiarios, pasante, pasantes, इंटर्न
title | Apprentice | apprenti, apprentis, alternant, alternants, aprendiz, aprendices, azubi, azubis, auszubildende
title | Freelancer | freiberufler, freiberuflich, autonomo, autonomos, independant, independants, फ्रीलांसर
title | Investor | investisseur, investisseurs, inversor, inversores, inversionista, inversionistas, investidor, investidores, investoren, निवेशक
role | Director | directeur, directeurs, directrice, directrices, director, directores, directora, directoras, diretor, diretores, diretora, diretoras, direktor, direktoren, direktorin, निदेशक, डायरेक्टर
role | Manager | responsable, responsables, gerente, gerentes, manager, gestionnaire, gestionnaires, gestor, gestores, gestora, encargado de, मैनेजर
role | Head | chef, chefs, cheffe, leiter, leiterin, leitung, jefe, jefes, jefa, jefas, chefe, chefes, bereichsleiter, प्रमुख, हेड, responsaveis, responsavel, lider, lideres
role | Coordinator | coordinateur, coordinateurs, coordinatrice, coordinador, coordinadores, coordinadora, coordenador, coordenadores, coordenadora, koordinator, koordinatorin
role | Supervisor | superviseur, superviseurs, supervisores, supervisora, supervisor
role | Engineer | ingenieur, ingenieurs, ingenieure, ingenieurin, ingeniero, ingenieros, ingeniera, engenheiro, engenheiros, engenheira, इंजीनियर
role | Developer | developpeur, developpeurs, developpeuse, entwickler, entwicklerin, desarrollador, desarrolladores, desarrolladora, desenvolvedor, desenvolvedores, desenvolvedora, डेवलपर
role | Analyst | analyste, analystes, analista, analistas, analyst, analysten
role | Consultant | consultor, consultores, consultora, consultoras, berater, beraterin, consultant
role | Technician | technicien, techniciens, technicienne, tecnico, tecnicos, tecnica, techniker, technikerin
role | Specialist | specialiste, specialistes, especialista, especialistas, spezialist, spezialisten, spezialistin
role | Assistant | asistente, asistentes, assistente, assistentes, assistentin, assistant
role | Executive | ejecutivo, ejecutivos, ejecutiva, executivo, executivos, executiva
role | Representative | representant, representants, representante, representantes, vertreter
role | Administrator | administrateur, administrateurs, administrador, administradores, administradora
role | Agent | agente, agentes
role | Operator | operateur, operateurs, operatrice, operador, operadores, operadora, bediener, maschinenfuhrer
role | Vice President | vice presidente, vicepresidente, vicepresidentes, vice president, vice presidents
role | Teacher | professeur, profesor, profesores, professor, lehrer
role | Architect | architecte, architectes, arquitecto, arquitectos, arquiteto, arquitetos, architekt
role | Designer | disenador, disenadores, disenadora, designer
role | Nurse | enfermero, enfermera, infirmier, infirmiere
role | Doctor | medico, medicos, medecin, arzt
role | Lawyer | abogado, abogados, advogado, advogados, avocat, avocats, anwalt
function | Sales | ventas, vente, ventes, vendas, vertrieb, vertriebs, verkauf, verkaufs, comercial, commercial, comerciales, comerciais, commerciaux, सेल्स, बिक्री, prodaj
function | Purchasing | compras, achats, achat, einkauf, einkaufs, beschaffung, beschaffungs, aprovisionamiento, approvisionnement, approvisionnements, suprimentos, abastecimiento
function | HR | recursos humanos, rrhh, rr hh, ressources humaines, rh, personal, personalwesen, मानव संसाधन, एचआर, personalabteilung
function | IT | ti, tic, sistemas, informatica, informatique, systemes d information, si, edv, आईटी, tecnologia da informacao, tecnologias de la informacion, sistemas de informacion
function | Technology | tecnologia, technologie, technologies, technik, technologien
function | Finance | finanzas, finanzen, finances, financas, finanz, वित्त, फाइनेंस
function | Marketing | marketing, mercadeo, mercadotecnia, मार्केटिंग
function | Operations | operaciones, operations, operacoes, betriebs, betrieb, exploitation, संचालन, operacion
function | Engineering | ingenieria, ingenierie, engenharia, konstruktion
function | Logistics | logistica, logistique, logistik, लॉजिस्टिक्स
function | Supply Chain | cadena de suministro, chaine logistique, cadeia de suprimentos, lieferkette, chaine d approvisionnement
function | Production | produccion, production, producao, produktion, produktions, fertigung, fertigungs
function | Quality | calidad, qualite, qualidade, qualitats, qualitat, qualitatsmanagement, qualitatssicherung
function | Product | producto, productos, produit, produits, produto, produtos, produkt, produktmanagement
function | Project | proyecto, proyectos, projet, projets, projeto, projetos, projekt, projekte
function | Accounting | contabilidad, comptabilite, contabilidade, buchhaltung, buchhaltungs, rechnungswesen, contable
function | Legal | juridico, juridique, recht, rechts, rechtsabteilung, legal
function | Communications | comunicacion, comunicaciones, communication, comunicacao, kommunikation, kommunikations, unternehmenskommunikation
function | Business Development | desarrollo de negocio, desarrollo de negocios, developpement commercial, developpement des affaires, desenvolvimento de negocios, novos negocios, geschaftsentwicklung, business development
function | Customer Support | servicio al cliente, atencion al cliente, service client, relation client, atendimento, atendimento ao cliente, kundenservice, kundendienst, kundenbetreuung, sav
function | Customer Success | exito del cliente, sucesso do cliente
function | Development | desarrollo, developpement, desenvolvimento, entwicklung, entwicklungs
function | R&D | investigacion y desarrollo, recherche et developpement, r et d, pesquisa e desenvolvimento, forschung und entwicklung, f e
function | Research | investigacion, recherche, pesquisa, forschung, forschungs
function | Innovation | innovacion, inovacao, innovations
function | Digital | numerique, digital, transformacion digital, transformation numerique, digitales, digitalisierung
function | Digital Transformation | transformacion digital, transformation digitale, transformation numerique, transformacao digital, digitale transformation
function | Training | formacion, formation, capacitacion, treinamento, weiterbildung, ausbildung
function | Talent Acquisition | reclutamiento, recrutement, recrutamento, seleccion, recruiting, talento, adquisicion de talento
function | Security | seguridad, securite, seguranca, sicherheit, sicherheits
function | Maintenance | mantenimiento, maintenance, manutencao, instandhaltung, instandhaltungs
function | Facilities | moyens generaux, servicios generales, immobilier d entreprise
function | Administration | administracion, administration, administracao, verwaltung, verwaltungs
function | Software | software, logiciel, logiciels
function | Data | datos, donnees, dados, daten
function | Sustainability | sostenibilidad, durabilite, sustentabilidade, nachhaltigkeit, nachhaltigkeits, developpement durable, rse, rsc
function | Export | exportacion, export, exportacao, exportations
function | Innovation | innovation
function | Growth | crecimiento, croissance, crescimento
function | Field Service | aussendienst
function | Inside Sales | innendienst
function | Events | eventos, evenementiel, veranstaltungen
function | Civil | civil, civiles, civis
function | Strategy | estrategia, strategie
function | Mechanical | mecanico, mecanica, mecanicos, mecanique
function | Electrical | electrico, electrica, eletrico, electrique
function | Industrial | industriel
function | Tax | fiscal, impuestos, steuern, fiscalite
level | CXO | direccion general, direction generale, comite de direction, comite directivo, alta direccion, alta direcao, c niveau, c nivel, nivel c, directivos, directivo, vorstand, vorstande, dirigeant, dirigeants, executivos, altos ejecutivos, geschaftsfuhrung, geschaftsleitung, codir, comex
level | Senior | senior, erfahrene, erfahrener, experimente, experimentes, confirme, confirmes, senioren, sr
level | Director | directeuren, direttori, direttrici, dyrektorzy, dyrektorow, direktorer, direktorzy, directeurs, directrices, directores, directoras, diretores, diretoras, direktoren
level | Manager | gerente, gerentes, responsables, gestionnaires, gestores, gestoras, jefes, jefas, chefs de service, abteilungsleiter
level | Entry | junior, debutant, debutants, berufseinsteiger, recien egresados, recem formados, फ्रेशर, fresher, freshers
level | Owner, CXO, VP, Director | decideur, decideurs, decisionnaire, decisionnaires, entscheider, entscheidern, entscheiderin, entscheidungstrager, tomador de decision, tomadores de decision, tomadores de decisiones, decisor, decisores, tomadores de decisao, tomador de decisao, nirnayak
keyword | experienced | experimentado, experimentados, अनुभवी, experiente, experientes, con experiencia previa
keyword | startup | startups, start up, jeune pousse, jeunes pousses, स्टार्टअप
keyword | SMB | pme, pmes, pyme, pymes, kmu, mittelstand, mittelstandische, mittelstandischen, mittelstandischer, mittelstandisches, mittelstandischem, mittelstandler, pequenas e medias, pequenas y medianas, tpe, pme pmi, petites et moyennes
keyword | medium-sized | medias empresas, empresas medias, porte medio, empresas de medio porte
keyword | mid-size | mediana, medianas, moyennes, medio porte, mittelgrosse, mittelgrossen, eti, etis, taille moyenne, de taille moyenne
keyword | large company | grand groupe, grands groupes, grosse boite, grosses boites, grande entreprise, grandes entreprises, gran empresa, grandes empresas, grosse, grosses, grossunternehmen, grandes cuentas, grands comptes, grosskonzerne
keyword | small company | petite entreprise, petites entreprises, petites boites, pequena empresa, pequenas empresas, kleine unternehmen, kleinunternehmen, kleinbetriebe
keyword | family business | familienunternehmen, empresa familiar, empresas familiares, entreprise familiale, entreprises familiales, familiengefuhrte
keyword | remote | teletravail, a distance, teletrabajo, remoto, remota, remotos, homeoffice, trabalho remoto, रिमोट, घर से काम
keyword | AI | ia, ki, intelligence artificielle, inteligencia artificial, kunstliche intelligenz, एआई, आर्टिफिशियल इंटेलिजेंस
keyword | machine learning | maschinelles lernen, aprendizaje automatico, apprentissage automatique, aprendizado de maquina, मशीन लर्निंग
keyword | franchise | franquicia, franquicias, franquia, franquias, franchises
keyword | luxury | luxe, lujo, luxo, luxus, de luxe, de lujo
keyword | Python | पायथन
keyword | Java | जावा
keyword | exporter | export karne wale, export karte, export karne wala
keyword | export | exportateur, exportateurs, exportadora, exportadoras, exporteure
keyword | English | anglais, ingles, englisch, अंग्रेजी
keyword | French | francais, frances, franzosisch
keyword | German | allemand, aleman, alemao, deutsch
keyword | Spanish | espagnol, espanol, espanhol, spanisch
keyword | React | रिएक्ट, रियेक्ट
keyword | Node | नोड, नोड जेएस
keyword | Python | पायथॉन, पाइथन, पाइथॉन
keyword | JavaScript | जावास्क्रिप्ट
keyword | Angular | एंगुलर
keyword | AWS | एडब्ल्यूएस
keyword | Excel | एक्सेल
keyword | SQL | एसक्यूएल
keyword | Tally | टैली
keyword | English | अंग्रेज़ी
title | Full Stack Developer | फुल स्टैक डेवलपर, पूर्ण स्टैक डेवलपर, फुल स्टैक, पूर्ण स्टैक, desarrollador full stack, desarrolladores full stack, developpeur full stack, developpeurs full stack, desenvolvedor full stack, desenvolvedores full stack, fullstack entwickler
title | Product Manager | प्रोडक्ट मैनेजर
title | Project Manager | प्रोजेक्ट मैनेजर
title | Marketing Manager | मार्केटिंग मैनेजर
title | Data Analyst | डेटा एनालिस्ट, डाटा एनालिस्ट
title | Data Engineer | डेटा इंजीनियर, ingeniero de datos, ingenieros de datos, engenheiro de dados, engenheiros de dados, ingenieur donnees
title | Graphic Designer | ग्राफिक डिजाइनर
title | Delivery Driver | डिलीवरी बॉय, repartidor, repartidores, livreur, livreurs
title | Security Guard | सुरक्षा गार्ड, गार्ड, guardia de seguridad, agent de securite, agents de securite, wachmann
title | Cook | रसोइया
title | Cleaner | सफाई कर्मचारी, agent d entretien, personal de limpieza, reinigungskraft
title | Payroll Manager | gerente de nomina, gerentes de nomina, responsable de nomina, responsables de nomina, jefe de nominas, responsable paie, responsables paie, gerente de folha de pagamento
title | Administrative Manager | gerente administrativo, gerentes administrativos, responsable administratif, responsables administratifs, gerente administrativa
title | Administrator | administrador, administradores, administradora, administrateur
title | Director of Nursing | pflegedienstleitungen, pflegedienstleitung, pflegedienstleiterin, directrice des soins, directeur des soins
title | Office Manager | office manager, burolehiter, responsable de oficina
title | Operations Manager | gerente de operaciones, gerentes de operaciones, gerente de operacoes, gerentes de operacoes, responsable des operations, responsable d exploitation, responsables d exploitation, responsable de operaciones, responsables de operaciones, betriebsleitung
title | Branch Manager | gerente de sucursal, gerentes de sucursal, filialleiter, niederlassungsleiter, directeur de succursale, gerente de agencia, gerente de filial
title | Site Manager | jefe de obra, jefes de obra, bauleiter, conducteur de travaux, conducteurs de travaux, mestre de obras
title | Quality Manager | responsable qualite, responsables qualite, gerente de calidad, gerentes de calidad, gerente de qualidade, qualitatsmanager, qualitatsmanagerin, qualitatsmanagementbeauftragte, responsable de calidad
title | HSE Manager | responsable hse, responsables hse, responsable qhse, gerente de seguridad e higiene, responsable securite
title | Logistics Manager | responsable logistique, responsables logistique, gerente de logistica, gerentes de logistica, responsable de logistica, responsables de logistica
title | Communications Manager | responsable communication, responsables communication, responsable de comunicacion, responsables de comunicacion
title | Marketing Manager | responsable marketing, responsables marketing, gerente de marketing, gerentes de marketing, gerente de mercadeo, gerentes de mercadeo, responsable de marketing, responsables de marketing
title | Maintenance Manager | responsable maintenance, responsables maintenance, gerente de mantenimiento, gerentes de mantenimiento, encargado de mantenimiento, encargados de mantenimiento, responsable de mantenimiento, responsables de mantenimiento, jefe de mantenimiento, jefes de mantenimiento, instandhaltungsleiter
title | Executive Director | director ejecutivo, directores ejecutivos, directora ejecutiva, directeur executif, directeurs executifs
title | Board Member | administrateur independant, consejero, consejeros, aufsichtsrat, aufsichtsrate, conselheiro, conselheiros
title | Mayor | maire, maires, alcalde, alcaldes, burgermeister, prefeito, prefeitos
title | Craftsman | artisan, artisans, handwerksmeister, handwerker
title | Farmer | agriculteur, agriculteurs, agricultor, agricultores, landwirt, landwirte, किसान
title | Physiotherapist | kinesitherapeute, kinesitherapeutes, fisioterapeuta, fisioterapeutas, physiotherapeut, physiotherapeuten
title | Psychologist | psychologue, psychologues, psicologo, psicologos, psychologe, psychologen
title | Notary | notaire, notaires, notario, notarios, notar, notare
title | Broker | courtier, courtiers, corredor, corredores, makler
keyword | private | privada, privadas, privado, privados, prive, prives, privee, privees, private
keyword | public | publico, publicos, publica, publicas
keyword | multinational | multinacionales, multinacional, multinationales, multinacionais
keyword | high staff turnover | alta rotacion de personal, alta rotacion, fort turnover, hohe fluktuation
keyword | B2B | b2b
keyword | growing | en crecimiento, en croissance, wachsende
title | Production Supervisor | encarregado de producao, encargado de produccion, supervisor de produccion, supervisor de producao
title | Store Manager | encargado de tienda, encargada de tienda, encargados de tienda, gerente de loja
title | Workshop Manager | werkstattleiter, werkstattleiterin, chef d atelier, chefs d atelier, jefe de taller, jefes de taller, chefe de oficina
title | Landscaper | paysagiste, paysagistes, landschaftsgartner, paisajista, paisajistas
title | Translator | traductrice, traductrices, traducteur, traducteurs, traductor, traductores, traductora, ubersetzer, ubersetzerin, tradutor, tradutores
title | Nutritionist | nutricionista, nutricionistas, nutritionniste, nutritionnistes, ernahrungsberater, dieteticien
title | Estimator | orcamentista, orcamentistas, kalkulator, presupuestista
title | Freight Forwarder | agentes de carga, agente de carga, transitaire, transitaires, spediteur, spediteure, agente de aduanas
title | Shop Owner | lojista, lojistas, commercant, commercants, ladenbesitzer, comerciante, comerciantes
title | Mine Manager | jefe de mina, jefes de mina, gerente de mina
title | Nursing Home Director | leiter pflegeheim, pflegeheimleiter, heimleiter, heimleitung, directeur d ehpad, directeurs d ehpad
title | Head of IT | hoofd ict, responsable informatique, responsables informatiques, responsable ti
keyword | own clinic | अपना क्लिनिक
keyword | self-employed | a leur compte, a son compte, por cuenta propia, selbststandig, selbstandig, selbststandige, conta propria
keyword | bilingual | bilingue, bilingues, zweisprachig
keyword | English | ingles avanzado, anglais courant, ingles avancado, englischkenntnisse
keyword | occupational health management | betriebliches gesundheitsmanagement, bgm
title | Real Estate Agency Director | directeur d agence immobiliere, directeurs d agence immobiliere, directeurs d agences immobilieres, directrice d agence immobiliere, director de inmobiliaria, directores de inmobiliarias, diretor de imobiliaria, diretores de imobiliarias
title | Interior Designer | architecte d interieur, architectes d interieur, decorateur d interieur, decorateurs d interieur, innenarchitekt, innenarchitekten, innenarchitektin, interiorista, interioristas, disenador de interiores, disenadores de interiores, designer de interiores, designers de interiores
title | Field Sales Representative | commercial terrain, commerciaux terrain, commerciale terrain, commercial itinerant, commerciaux itinerants, aussendienstmitarbeiter, aussendienstler, comercial de campo, comerciales de campo, vendedor externo, vendedores externos
title | University Lecturer | docente universitario, docentes universitarios, docente universitaria, profesor universitario, profesores universitarios, professor universitario, professores universitarios, enseignant universitaire, enseignants universitaires, hochschuldozent, hochschuldozenten, dozent, dozenten, dozentin
title | Entrepreneur | emprendedor, emprendedores, emprendedora, emprendedoras, empreendedor, empreendedores, empreendedora, empreendedoras, entrepreneur, entrepreneurs, entrepreneuse
title | Purchasing Manager | परचेज मैनेजर, परचेज़ मैनेजर, पर्चेज मैनेजर, खरीद प्रबंधक, क्रय प्रबंधक
title | Head of R&D | f&e leiter, f&e leiterin, leiter f&e, leiterin f&e, f&e verantwortliche, f&e verantwortlicher, entwicklungsleitung, directeur r&d, directeurs r&d, director de i+d, directores de i+d, diretor de p&d, diretores de p&d
title | Backend Developer | backend banda, backend bande, backend ladka, backend wale, backend wala
title | Frontend Developer | frontend banda, frontend bande, frontend ladka, frontend wale, frontend wala
title | Full Stack Developer | full stack banda, full stack bande, fullstack banda
title | Fleet Manager | gestor de frota, gestores de frota, gestor de flota, gestores de flota, gestionnaire de flotte, gestionnaires de flotte, fuhrparkleiter, fuhrparkmanager, jefe de flota, jefes de flota
keyword | security | seguridad, seguranca
keyword | advertises on Instagram | anuncian en instagram, anunciam no instagram, anunciam no insta
keyword | own car | carro proprio, coche propio, vehiculo propio, voiture personnelle, eigenes auto, eigener pkw
keyword | subcontractor | sous traitant, sous traitants, subcontratista, subcontratistas, subunternehmer, subempreiteiro, subempreiteiros
title | PLC Programmer | sps programmierer, sps programmiererin, programador plc, programadores plc, automaticien, automaticiens
title | Registered Nurse | infirmier diplome d etat, infirmiers diplomes d etat, infirmiere diplomee d etat, infirmieres diplomees d etat, infirmiers ide
title | Head of Controlling | leiter controlling, leiterin controlling, controllingleiter, leitung controlling, responsable controle de gestion, responsables controle de gestion, jefe de control de gestion
title | Real Estate Agent | रियल एस्टेट एजेंट, प्रॉपर्टी डीलर, प्रॉपर्टी एजेंट, agente inmobiliario, agentes inmobiliarios, corretor de imoveis, corretores de imoveis, agent immobilier, agents immobiliers, immobilienmakler, immobilienmaklerin
title | Insurance Agent | बीमा एजेंट, इंश्योरेंस एजेंट
title | Shopkeeper | दुकानदार, dukandar, dukaandar
keyword | own practice | eigener kanzlei, eigene kanzlei, mit eigener kanzlei, cabinet propre, despacho propio, bufete propio, escritorio proprio
keyword | German | deutschkenntnisse, deutschkenntnissen, gute deutschkenntnisse, deutschsprachig, deutschsprachige, deutschsprachigen
keyword | English | englischkenntnisse, englischkenntnissen, englischsprachig, englischsprachige
keyword | master's degree | maestria, mestrado, posgrado, pos graduacao, masterabschluss, mit master
keyword | recent graduate | sortis d ecole, sorti d ecole, sortant d ecole, jeunes diplomes, jeune diplome, recien graduados, recien titulados, recien egresado, recem formado, recem formada, hochschulabsolventen, absolventen, absolvent
keyword | raised funding | receberam aporte, recebeu aporte, que receberam aporte, kapital aufgenommen
title | Labourer | mazdoor, majdoor, मजदूर, manoeuvre, manoeuvres, peon de obra, peones de obra, servente de obras, hilfsarbeiter
keyword | microservices | architecture microservices, architectures microservices, arquitectura de microservicios, arquitetura de microsservicos, microservice architektur
keyword | permanent contract | cdi, contrat a duree indeterminee, unbefristet, contrato indefinido
keyword | fixed-term contract | cdd, contrat a duree determinee, befristet, contrato temporal
keyword | driving licence | fuhrerschein, permis de conduire, permis b, carnet de conducir, licencia de conducir, carteira de motorista, cnh
keyword | driving licence class B | fuhrerschein klasse b, fuhrerschein kl b, fuhrerschein b
keyword | bac+3 | bac+3, bac 3
keyword | bac+5 | bac+5, bac 5
keyword | tractor driving | tractor chalana, tractor chalane
title | Project Officer | charge de mission, charges de mission, chargee de mission, chargees de mission
title | Engagement Manager | chef de mission, chefs de mission
keyword | available | disponible, disponibles, disponivel, disponiveis, verfugbar, verfugbare, verfugbaren, libre de suite, उपलब्ध
keyword | available immediately | disponible immediatement, disponibles immediatement, disponible de suite, ab sofort verfugbar, sofort verfugbar, disponible de inmediato, disponibilidad inmediata, disponivel imediatamente, disponibilidade imediata, तुरंत उपलब्ध
keyword | generative AI | ia generative, intelligence artificielle generative, ia generativa, inteligencia artificial generativa, generative ki, generativer ki
keyword | leadership experience | fuhrungserfahrung, leitungserfahrung, experience en management, experience manageriale, experiencia en liderazgo, experiencia de liderazgo, experiencia liderando equipos, experiencia en gestion de equipos, experiencia em lideranca, experiencia com lideranca, experiencia em gestao de equipes
keyword | team leadership | mitarbeiterfuhrung, personalverantwortung, gestion d equipe, management d equipe, gestion de equipos, liderazgo de equipos, gestao de equipes, lideranca de equipes
keyword | automated testing | testes automatizados, pruebas automatizadas, tests automatises, automatisierte tests, automatisierten tests
keyword | microservices | microservicios, microsservicos, mikroservices, microservicos
keyword | cloud infrastructure | cloud infrastruktur, infrastructure cloud, infraestructura cloud, infraestructura en la nube, infraestrutura em nuvem, infraestrutura cloud, infraestrutura de nuvem
keyword | digitalization | digitalisierung, digitalizacion, digitalizacao, digitalisation, transformation digitale, transformacion digital, transformacao digital, digitale transformation
keyword | project management | projektmanagement, projektleitung, gestion de projet, gestion de projets, gestion de proyectos, gestao de projetos, gerenciamento de projetos
keyword | customer service | kundenservice, kundendienst, kundenbetreuung, service client, relation client, atencion al cliente, servicio al cliente, atendimento ao cliente, trato al cliente
keyword | people management | gestion de personas, gestion de personal, gestao de pessoas, personalfuhrung
keyword | bioinformatics | bioinformatica, bioinformatique, bioinformatik
keyword | artificial intelligence | kunstlicher intelligenz
keyword | data analysis | datenanalyse, analyse de donnees, analisis de datos, analise de dados
keyword | data protection | datenschutz, dsgvo, rgpd, protection des donnees, proteccion de datos, protecao de dados, lgpd
keyword | cybersecurity | cybersicherheit, it sicherheit, cybersecurite, ciberseguridad, seguranca da informacao, ciberseguranca, seguridad informatica
keyword | accounting | buchhaltungskenntnisse
keyword | negotiation | verhandlung, negociation, negociacion, negociacao
keyword | intermediate English | ingles intermedio, ingles intermediario, anglais intermediaire, englisch mittelstufe
keyword | fluent English | ingles fluente, ingles fluido, fliessend englisch, verhandlungssicheres englisch, englisch fliessend, englisch verhandlungssicher
keyword | client portfolio | cartera de clientes, carteira de clientes, portefeuille clients, portefeuille de clients, kundenstamm
keyword | growing fast | schnell wachsend, en fuerte crecimiento, em forte crescimento
keyword | family-owned | familiengefuhrt, inhabergefuhrt, inhabergefuhrte, inhabergefuhrten
keyword | own sales team | eigenem vertriebsteam, eigenes vertriebsteam, equipo de ventas propio, propia fuerza de ventas, equipe de vendas propria, propre equipe commerciale
keyword | logo design | logo banwane, logo banwana, logo design karwana
title | Full Stack Developer | developpeur fullstack, developpeurs fullstack, developpeuse fullstack, developpeurs full-stack, desarrollador fullstack, desarrolladores fullstack, desenvolvedor fullstack, desenvolvedores fullstack, fullstack entwickler, full stack entwickler, fullstackentwickler
title | UX/UI Designer | designer ux/ui, designer ux ui, designer ui/ux, designers ux/ui, disenador ux/ui, disenadores ux/ui, ux/ui designer, ui/ux designer
level | CXO | dg d entreprise
keyword | private | प्राइवेट, निजी
keyword | government | सरकारी, staatlich, staatliche
keyword | freelance | freiberuflich, freiberufliche, freiberuflicher, auf freiberuflicher basis, independiente, autonomo
keyword | large company | konzerne, konzern, konzernen, grosskonzernen, grandes corporations, grandes corporaciones, multinationale konzerne
keyword | medium and large companies | medio e grande porte, de medio e grande porte, medias e grandes empresas, medianas y grandes empresas, mediana y gran empresa, moyennes et grandes entreprises, mittlere und grosse unternehmen, mittleren und grossen unternehmen
keyword | local business | negocio local, negocios locais, negocios locales, commerce local, commerces locaux
keyword | certification | certificaciones, certificacion, certificacoes, certificacao, zertifizierung, zertifizierungen, certifications
keyword | growing | en expansion, en plena expansion
keyword | reseller | revendeur, revendeurs, revendedor, revendedores, wiederverkaufer, fachhandler, systemhaus, systemhauser
level | Manager, Director, VP, CXO | ab teamleiter aufwarts, teamleiter aufwarts, ab teamleiter
`;
