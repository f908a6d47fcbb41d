import type { DepartmentRows } from './department-rows.ts';

/** Words and phrases of French, Spanish, Portuguese and Italian titles, without accents. */
export const ROMANCE: DepartmentRows = [
  [
    'Accounting',
    3,
    `comptable|comptables|comptabilite|expert comptable|commissaire aux comptes|aide comptable|facturation|fiscaliste|fiscalite|audit interne|auditeur|auditrice|
contador(a)|contadores|contabilidad|contable|tributario|impuestos|facturacion|auditor(a)|auditoria|tenedor de libros|cuentas por pagar|cuentas por cobrar|
contabilidade|contabil|contabilista|fiscal|tecnico contabil|faturamento|auditoria interna|contas a pagar|contas a receber|tributarista|
contabile|contabilita|ragioniere|ragioniera|commercialista|revisore|fiscale|fatturazione`,
  ],
  [
    'Administrative',
    4,
    `adjointe de direction|adjoint de direction|personal de administracion|personal administrativo|adjointe administrative|adjoint administratif|commis de bureau|administracion y servicios|operateur de saisie|operatrice de saisie|agent de saisie|assistant de gestion|assistante de gestion|assistant de direction|assistante de direction|secretaire de direction|office manager|agent administratif|asistente de direccion|asistente administrativo|asistente administrativa|auxiliar administrativo|auxiliar administrativa|auxiliar de oficina|jefe administrativo|
assistente administrativo|assistente administrativa|auxiliar de escritorio|secretaria executiva|secretario executivo|servicos gerais|recepcao|assistente di direzione|segretaria di direzione|assistente personale|services generaux|moyens generaux|secretaria de direccion|secretaria ejecutiva`,
  ],
  [
    'Administrative',
    2,
    `accueil|secretaire|secretariat|administratif|administrative|administration|receptionniste|hotesse d accueil|agent d accueil|standardiste|secretaria|secretario|administrativo|administrativa|administracion|recepcionista|oficinista|mecanografa|administracao|secretariado|segretaria|segretario|amministrazione|amministrativo|amministrativa|impiegata amministrativa|conserje`,
  ],
  ['Administrative', 1, `assistant|assistante|asistente|assistente|auxiliar|bureau|oficina|administrador(a)`],
  [
    'Arts and Design',
    3,
    `graphiste|infographiste|dessinateur|dessinatrice|designer|directeur artistique|directrice artistique|direction artistique|photographe|illustrateur|illustratrice|decorateur|decoratrice|musicien|comedien|artiste|styliste|maquettiste|
disenador(a)|diseno|diseno grafico|director(a) de arte|director creativo|directora creativa|fotografo|fotografa|ilustrador(a)|artista|musico|director artistico|direccion de arte|decorador(a)|
design grafico|designer grafico|diretor de arte|diretora de arte|diretor de criacao|criacao|desenhista|arte|artes|grafico|grafica|fotografo|ilustradora|
art director|direttore creativo|direttore artistico|grafico pubblicitario|arredatore|architetto d interni|stilista|musicista|fotografa|illustratore`,
  ],
  ['Arts and Design', 2, `architecte d interieur|projetista grafico`],
  [
    'Business Development',
    4,
    `charge de developpement|chargee de developpement|developpement commercial|developpement des affaires|developpement d affaires|charge d affaires|chargee d affaires|responsable du developpement|directeur du developpement|directrice du developpement|desarrollo de negocio|desarrollo de negocios|nuevos negocios|desarrollo comercial|alianzas|alianzas estrategicas|
desenvolvimento de negocios|novos negocios|parcerias|sviluppo commerciale|sviluppo business|sviluppo del business|partenariats|partenariat|responsable partenariats`,
  ],
  [
    'Business Development',
    2,
    `strategie|estrategia|strategia|planeacion estrategica|planejamento estrategico|expansion|expansao`,
  ],
  [
    'Community and Social Services',
    3,
    `travailleur social|assistante sociale|assistant social|assistant de service social|educateur specialise|educatrice specialisee|action sociale|mediateur social|animateur socioculturel|collecte de fonds|mecenat|rse|developpement durable|
trabajador(a) social|trabajo social|servicios sociales|accion social|educador social|educadora social|voluntariado|sostenibilidad|recaudacion de fondos|responsabilidad social|
assistente social|servico social|assistencia social|sustentabilidade|responsabilidade social|captacao de recursos|educador social|
assistente sociale|operatore sociale|educatore professionale|sostenibilita|pasteur|pretre|sacerdote|parroco|pastor|bienestar social|desarrollo social|desarrollo comunitario`,
  ],
  [
    'Consulting',
    2,
    `consultant|consultante|consulting|conseil|consultor(a)|consultoria|consultores|consulente|consulenza|consultants`,
  ],
  ['Consulting', 1, `conseiller|conseillere|asesor(a)|assessor(a)|asesoria|assessoria|expert|experte`],
  [
    'Education',
    4,
    `personal docente|enseignant chercheur|enseignante chercheuse|jefe de estudios|jefa de estudios|director de colegio|directora de colegio|director de escuela|directora de escuela|orientador(a)|orientador educativo|chef d etablissement|conseiller principal d education|conseiller d orientation|responsable formation|responsable pedagogique|directeur pedagogique|coordenador pedagogico|coordenadora pedagogica|coordinador academico|coordinadora academica|directeur d ecole|directrice d ecole|secretaria academica|secretario academico`,
  ],
  [
    'Education',
    3,
    `enseignant|enseignante|professeur|professeure|formateur|formatrice|formation|maitre de conferences|maitre|maitresse|instituteur|institutrice|pedagogique|pedagogie|educateur|educatrice|bibliothecaire|proviseur|principal de college|enseignement|
profesor(a)|profesorado|profesores|maestro|maestra|docente|docentes|catedratico|catedratica|tutor(a)|educador(a)|ensenanza|capacitacion|formacion|formador(a)|rector(a)|decano|decana|pedagogo|pedagoga|bibliotecario|bibliotecaria|instructor(a)|educacion|capacitador(a)|psicopedagogo|psicopedagoga|academico|academica|monitor de|monitora|
professor(a)|professores|ensino|educacao|pedagogico|pedagogica|instrutor(a)|diretor escolar|reitor(a)|treinamento|
insegnante|docenza|professore|professoressa|formatore|formatrice|formazione|istruttore|istruttrice|educatore|educatrice|preside|dirigente scolastico|bibliotecaria|coach`,
  ],
  [
    'Education',
    2,
    `ecole|universite|universitaire|scolaire|escuela|escolar|colegio|universidad|escola|universidade|scuola|scolastico|universita|capacitaciones|estudios`,
  ],
  [
    'Engineering',
    4,
    `architecte technique|architecte logiciel|architecte solution|architecte solutions|architecte cloud|architecte java|architecte web|arquitecto de software|arquitecto de soluciones|arquiteto de software|arquiteto de solucoes|arquiteto de sistemas|arquitecto de sistemas|architetto software|ingenieur logiciel|ingenieure logiciel|developpeur web|developpeuse web|directeur technique|directrice technique|responsable technique|leader technique|chef de projet technique developpement|ingeniero de software|ingeniera de software|ingenieria de software|desarrollo de software|desarrollador web|director tecnico|directora tecnica|gerente tecnico|lider tecnico|
engenheiro de software|engenheira de software|engenharia de software|desenvolvimento de software|diretor tecnico|diretor de tecnologia|diretora de tecnologia|lider tecnico|direttore tecnico|sviluppo software|ingegnere del software|ciencia de datos|cientifico de datos|cientista de dados|ciencia de dados|bureau d etudes|bureau d etude|science des donnees|etudes et developpement|ingenieur d etudes|ingenieur etudes|inteligencia artificial|intelligence artificielle`,
  ],
  [
    'Engineering',
    2,
    `ingenieur|ingenieure|ingenierie|developpeur|developpeuse|developpement|programmeur|programmeuse|logiciel|integrateur|geometre|topographe|
ingeniero|ingeniera|ingenieros|ingenieria|ing|desarrollador(a)|desarrolladores|programador(a)|programacion|topografo|topografa|mecatronico|ingenieril|
engenheiro|engenheira|engenharia|desenvolvedor(a)|desenvolvimento|desenvolvedores|programacao|projetista|topografia|agrimensor|civil|mecanico|mecanica|eletrico|eletronico|electrico|electronica|
ingegnere|ingegneria|sviluppatore|sviluppatrice|programmatore|programmatrice|progettista|progettazione|geometra|disegnatore|elettronico|meccanico progettista`,
  ],
  [
    'Engineering',
    1,
    `technique|techniques|technicien|technicienne|technologie|technologies|tecnico|tecnica|tecnologia|tecnologias|tecnologico|technico|tecnologo`,
  ],
  [
    'Finance',
    4,
    `administratif et financier|administrative et financiere|administrativo y financiero|administrativo financiero|administrativa financiera|administrativo e financeiro|controleur de gestion|controleuse de gestion|controle de gestion|directeur financier|directrice financiere|directeur administratif et financier|directrice administrative et financiere|charge de clientele bancaire|conseiller bancaire|conseiller financier|gestionnaire de fonds|gestion de patrimoine|conseiller en gestion de patrimoine|daf|raf|marche des capitaux|
control de gestion|controller financiero|director financiero|directora financiera|gerente financiero|gerente de finanzas|asesor financiero|administracion y finanzas|analista de credito|analista de riesgos|controlador de gestion|planeacion financiera|
diretor financeiro|diretora financeira|gerente financeiro|analista financeiro|controle financeiro|mercado de capitais|mercado financeiro|analista de credito|planejamento financeiro|gestor de investimentos|
controllo di gestione|direttore finanziario|responsabile finanziario|consulente finanziario|amministrazione e finanza|amministrazione finanza e controllo|relations investisseurs|relacion con inversores|relacoes com investidores`,
  ],
  [
    'Finance',
    3,
    `finance|finances|financier|financiere|financiers|tresorerie|tresorier|tresoriere|actuaire|actuariat|souscripteur|souscription|credit manager|recouvrement|budget|investissement|investissements|
finanzas|financiero|financiera|tesoreria|tesorero|tesorera|presupuesto|presupuestos|inversiones|inversion|inversionista|actuario|actuaria|suscriptor|cobranza|cobranzas|controller|
financas|financeiro|financeira|tesouraria|tesoureiro|orcamento|investimentos|controladoria|atuario|cobranca|custos|
finanza|finanziario|finanziaria|tesoreria|tesoriere|investimenti|attuario|controllo di gestione|costos`,
  ],
  [
    'Finance',
    2,
    `investisseur|investisseuse|inversor|inversora|investidor|investidora|investitore|banque|bancaire|banquier|assurance|assurances|risques|risque|banca|bancario|bancaria|banco|banquero|seguros|seguro|riesgos|riesgo|creditos|credito|bancos|bancario|riscos|risco|assicurazioni|assicurazione|assicurativo|rischi|sinistres|siniestros|sinistros|cajero|cajera|caja|caixa|cassa`,
  ],
  [
    'Healthcare Services',
    3,
    `medecin|infirmier|infirmiere|infirmiers|aide soignant|aide soignante|chirurgien|chirurgienne|pharmacien|pharmacienne|sage femme|kinesitherapeute|dentiste|psychologue|psychiatre|veterinaire|ambulancier|orthophoniste|cardiologue|pediatre|radiologue|ergotherapeute|dieteticien|dieteticienne|sante|soignant|cadre de sante|opticien|auxiliaire de vie|auxiliaire de puericulture|
medico|medica|medicos|enfermero|enfermera|enfermeria|cirujano|cirujana|farmaceutico|farmaceutica|odontologo|odontologa|psicologo|psicologa|fisioterapeuta|veterinario|veterinaria|matrona|partera|nutricionista|terapeuta|paramedico|paramedica|salud|auxiliar de enfermeria|dentista|pediatra|logopeda|kinesiologo|quimico farmaceutico|
enfermeiro|enfermeira|enfermagem|cirurgiao|cirurgia|farmaceutico|saude|cuidador(a)|tecnico de enfermagem|odontologia|fonoaudiologo|fonoaudiologa|clinico|clinica|medicina|
medico chirurgo|infermiere|infermiera|chirurgo|farmacista|ostetrica|psicologa|operatore socio sanitario|oss|sanitario|sanitaria|salute|ospedaliero|dentista|veterinario|fisioterapista|logopedista|clinique|medical|medicale`,
  ],
  [
    'Human Resources',
    4,
    `administracion de personal|departamento de personal|jefe de personal|gestion de personal|gestion del personal|directeur du personnel|chef du personnel|ressources humaines|rh|drh|rrh|charge de recrutement|chargee de recrutement|gestionnaire de paie|gestionnaire paie|administration du personnel|relations sociales|gpec|developpement rh|qualite de vie au travail|recursos humanos|rrhh|rr hh|gestion humana|talento humano|capital humano|gestion del talento|atraccion de talento|seleccion de personal|adquisicion de talento|desarrollo organizacional|relaciones laborales|
departamento pessoal|dp|gestao de pessoas|recrutamento e selecao|recursos humanos|business partner rh|cargos e salarios|treinamento e desenvolvimento|desenvolvimento humano|risorse umane|selezione del personale|amministrazione del personale|gestione del personale|formation et developpement`,
  ],
  [
    'Human Resources',
    3,
    `recrutement|recruteur|recruteuse|paie|personnel|talents|reclutamiento|reclutador(a)|nomina|nominas|talento|seleccion|planilla|recrutamento|recrutador(a)|selecao|pessoal|folha de pagamento|pessoas|personas|reclutamento|recruiter|paghe|selezionatore|selezionatrice|remuneration|remuneraciones|compensaciones|beneficios|talentos|cultura e pessoas`,
  ],
  [
    'Information Technology',
    4,
    `coach agile|tic|tics|coordinador tic|systemes d information|systeme d information|directeur des systemes d information|dsi|rssi|securite informatique|administrateur systeme|administrateur systemes|administratrice systemes|administrateur reseau|administrateur reseaux|administrateur systemes et reseaux|ingenieur systeme|ingenieur reseau|technicien informatique|technicien informatique support|transformation digitale|transformation numerique|base de donnees|bases de donnees|architecte si|chef de projet informatique si|
tecnologias de la informacion|tecnologia de la informacion|sistemas|administrador de sistemas|administradora de sistemas|analista de sistemas|administrador de redes|base de datos|bases de datos|seguridad informatica|seguridad de la informacion|ciberseguridad|transformacion digital|analista de datos|ingeniero de datos|inteligencia de negocios|soporte informatico|
ti|tecnologia da informacao|analista de sistemas|administrador de sistemas|administrador de redes|banco de dados|seguranca da informacao|ciberseguranca|transformacao digital|analista de dados|engenheiro de dados|engenharia de dados|infraestrutura de ti|suporte de ti|inteligencia de negocio|
sistemi informativi|sistemista|amministratore di sistema|sicurezza informatica|trasformazione digitale|tecnologie dell informazione|analista programador|analista dati|data analyst|analyse de donnees|analyste de donnees`,
  ],
  [
    'Information Technology',
    2,
    `informatique|informaticien|informaticienne|reseaux|reseau|systemes|systeme|si|cybersecurite|donnees|numerique|infrastructures|informatico|informatica|redes|datos|digitalizacion|infraestructura|dados|infraestrutura|digitalizacao|sistemi|reti|dati|telecomunicaciones|telecomunicacoes|telecommunications`,
  ],
  [
    'Legal',
    4,
    `directeur juridique|directrice juridique|conseiller juridique|asesor legal|asesora legal|asesor juridico|asesora juridica|proteccion de datos|protecao de dados|propiedad intelectual|propriedade intelectual|responsable conformite|asuntos regulatorios|asuntos legales|assuntos regulatorios|affaires reglementaires|affaires juridiques|propriete intellectuelle|affari legali|affari regolatori|consulente legale|clerc de notaire`,
  ],
  [
    'Legal',
    3,
    `juridique|juriste|avocat|avocate|notaire|huissier|magistrat|magistrate|conformite|contentieux|juge|greffier|abogado|abogada|abogados|legal|juridico|juridica|notario|notaria|juez|jueza|procurador(a)|fiscal general|cumplimiento|derecho|advogado|advogada|tabeliao|conformidade|paralegal|juiz|juiza|promotor de justica|avvocato|avvocata|avvocatessa|legale|giurista|notaio|magistrato|giudice|compliance`,
  ],
  [
    'Marketing',
    4,
    `marketing digital|mercadotecnia|chef de publicite|chef de produit marketing|responsable marketing|directeur marketing|charge de marketing|chargee de marketing|evenementiel|charge d evenementiel|reseaux sociaux|redes sociales|redes sociais|midias sociais|chef de marque|gerente de marca|gerente de marcas|generacion de demanda|posicionamiento web|trafego pago|gestor de trafego|gestora de trafego|analista de marketing|eventos|comercio electronico|comercio eletronico|commerce en ligne|contenidos|conteudo|contenus|redacteur web|redactrice web|redator publicitario|responsabile marketing|media sociaux|inteligencia de mercado|inteligencia de mercados|estudios de mercado`,
  ],
  [
    'Marketing',
    3,
    `marketing|mercadeo|publicite|publicidad|publicidade|pubblicita|pubblicitario|marque|marques|marca|marcas|merchandising|acquisition|promocion|evenements|communication marketing|copywriter|crescimento`,
  ],
  ['Marketing', 1, `digital|digitale|mercado|mercados|marche|marches`],
  [
    'Media and Communication',
    4,
    `relations publiques|relations presse|attache de presse|attachee de presse|charge de communication|chargee de communication|relaciones publicas|comunicacion social|comunicador social|comunicadora social|comunicacion corporativa|comunicacion interna|relacoes publicas|comunicacao corporativa|comunicacao social|assessor de imprensa|assessora de imprensa|assessoria de imprensa|relazioni pubbliche|ufficio stampa|relazioni esterne|redacteur en chef`,
  ],
  [
    'Media and Communication',
    3,
    `communication|communications|journaliste|redacteur|redactrice|traducteur|traductrice|interprete|presse|editeur|editrice|realisateur|realisatrice|monteur video|
comunicacion|comunicaciones|periodista|redactor(a)|traductor(a)|locutor(a)|prensa|editor(a)|guionista|comunicador(a)|camarografo|
comunicacao|jornalista|redator(a)|tradutor(a)|imprensa|produtor audiovisual|editor de video|locutora|roteirista|
comunicazione|giornalista|redattore|redattrice|traduttore|traduttrice|interprete|stampa|videomaker|regista`,
  ],
  [
    'Media and Communication',
    2,
    `producteur|productrice|productor(a)|produtor(a)|produttore|audiovisuel|audiovisual|contenu|contenido`,
  ],
  [
    'Military and Protective Services',
    3,
    `agent de securite|agente de securite|pompier|sapeur pompier|policier|policiere|gendarme|militaire|armee|gardien|agent de surete|vigile|maitre chien|
guardia de seguridad|guardia|vigilante|policia|bombero|bombera|militar|ejercito|oficial de seguridad|agente de seguridad|jefe de seguridad|escolta|guardia civil|vigilante de seguridad|seguridad privada|
seguranca patrimonial|bombeiro|policial|guarda|vigia|agente de seguranca|oficial militar|porteiro|
guardia giurata|vigile del fuoco|poliziotto|carabiniere|addetto alla sicurezza|agente di polizia|militare`,
  ],
  [
    'Operations',
    4,
    `technicien de surface|technicienne de surface|gestionnaire de stock|gestionnaire de stocks|gestion des stocks|chaine d approvisionnement|hygiene securite environnement|conducteur de travaux|conductrice de travaux|chef d atelier|chef de chantier|directeur de production|directeur d usine|directeur des operations|directrice des operations|directeur d exploitation|responsable d exploitation|responsable qhse|cadena de suministro|cadena de abastecimiento|seguridad y salud|salud ocupacional|seguridad industrial|jefe de planta|gerente de planta|jefe de obra|jefe de almacen|jefe de produccion|gerente de operaciones|medio ambiente|prevencion de riesgos|prevencion de riesgos laborales|
cadeia de suprimentos|seguranca do trabalho|tecnico de seguranca do trabalho|gerente de fabrica|chefe de producao|mestre de obras|encarregado de producao|lider de producao|tecnico de seguranca|meio ambiente|melhoria continua|mejora continua|amelioration continue|catena di fornitura|responsabile di produzione|capo cantiere|direttore di stabilimento|direttore operativo|miglioramento continuo|sicurezza sul lavoro|directeur de site|directeur d hotel|jefe de cocina|chef de cuisine`,
  ],
  [
    'Operations',
    3,
    `copeira|copeiro|merendeira|camareira|camareiro|ajudante de cozinha|repositor|frentista|acougueiro|padeiro|confeiteiro|torneiro|serralheiro|ferramenteiro|operador de empilhadeira|logistique|logisticien|logisticienne|entrepot|magasinier|magasiniere|cariste|chauffeur|livreur|exploitation|approvisionnement|approvisionneur|atelier|usine|ouvrier|cuisinier|cuisiniere|serveur|serveuse|boulanger|macon|menuisier|plombier|electricien|mecanicien|soudeur|peintre|coiffeur|coiffeuse|esthéticienne|agent d entretien|femme de menage|manutentionnaire|agriculteur|preparateur de commandes|chantier|chantiers|btp|
logistica|logistico|almacen|almacenista|bodega|bodeguero|chofer|conductor(a)|repartidor(a)|operario|operaria|obrero|obrera|abastecimiento|cocinero|cocinera|camarero|camarera|mesero|mesera|mecanico|electricista|soldador|albanil|carpintero|plomero|fontanero|peluquero|peluquera|limpieza|mayordomo|agricultor(a)|montacarguista|planta|fabrica|obra|obras|
almoxarife|almoxarifado|estoque|estoquista|motorista|entregador|operario|expedicao|suprimentos|cozinheiro|cozinheira|garcom|garconete|eletricista|pedreiro|encanador|marceneiro|cabeleireiro|cabeleireira|limpeza|faxineiro|faxineira|conferente|embalador|zelador|jardineiro|
magazziniere|magazzino|autista|operaio|operaia|cuoco|cuoca|cameriere|cameriera|elettricista|idraulico|muratore|meccanico|saldatore|parrucchiere|parrucchiera|stabilimento|cantiere|pulizie|corriere`,
  ],
  [
    'Operations',
    2,
    `operations|operation|production|fabrication|maintenance|transport|transports|transit|qhse|surete|hotellerie|restauration|travaux|environnement|securite|
operaciones|operacional|operativo|operativa|produccion|manufactura|mantenimiento|transporte|transportes|hoteleria|construccion|comercio exterior|exportaciones|importaciones|inventario|inventarios|agricola|minas|mineria|ambiental|seguridad|
operacoes|operador(a)|producao|manutencao|manufatura|hotelaria|construcao|comercio exterior|frota|inventarios|agricola|mineracao|
operazioni|produzione|manutenzione|trasporti|logistico|edilizia|ristorazione|alberghiero|manutentore|operateur|operatrice|processi|procesos|processos`,
  ],
  [
    'Product Management',
    4,
    `chef de produit|cheffe de produit|responsable produit|directeur produit|directrice produit|gerente de producto|gerente de productos|jefe de producto|jefa de producto|director de producto|gestion de producto|gerente de produto|gerente de produtos|gestao de produtos|diretor de produto|coordenador de produto|product manager|responsabile di prodotto|responsabile prodotto|dueno de producto|dono do produto|innovation produit`,
  ],
  [
    'Product Management',
    1,
    `produit|produits|producto|productos|produto|produtos|prodotto|prodotti|innovation|innovacion|inovacao|innovazione`,
  ],
  [
    'Program and Project Management',
    4,
    `chef de projet|cheffe de projet|chef de projets|chefs de projet|directeur de projet|directrice de projet|directeur de projets|responsable de projet|responsable de projets|chargee de projet|charge de projet|charge de projets|gestionnaire de projet|coordinateur de projet|coordinatrice de projet|charge de mission|chargee de mission|directeur de programme|chef de programme|gestion de projet|
jefe de proyecto|jefe de proyectos|jefa de proyecto|jefa de proyectos|gerente de proyecto|gerente de proyectos|director de proyectos|directora de proyectos|gestor de proyectos|gestora de proyectos|coordinador de proyectos|coordinadora de proyectos|lider de proyecto|lider de proyectos|gestion de proyectos|
gerente de projetos|gerente de projeto|gestor de projetos|gestora de projetos|coordenador de projetos|coordenadora de projetos|analista de projetos|gestao de projetos|diretor de projetos|lider de projetos|escritorio de projetos|
capo progetto|capoprogetto|responsabile di progetto|responsabile progetti|project manager|direttore di progetto|coordinatore di progetto`,
  ],
  [
    'Program and Project Management',
    1,
    `projet|projets|programme|proyecto|proyectos|programa|programas|projeto|projetos|progetto|progetti`,
  ],
  [
    'Purchasing',
    3,
    `achat|achats|acheteur|acheteuse|acheteurs|approvisionnements|fournisseurs|compras|comprador(a)|compradores|adquisiciones|contrataciones|proveedores|fornecedores|acquisti|acquisto|approvvigionamenti|buyer|responsabile acquisti|licitaciones|licitacoes|aquisicoes`,
  ],
  [
    'Quality Assurance',
    3,
    `qualite|controle qualite|controleur qualite|qualiticien|assurance qualite|testeur|calidad|control de calidad|aseguramiento de la calidad|aseguramiento de calidad|qualidade|controle de qualidade|garantia da qualidade|inspetor de qualidade|qualita|controllo qualita|assicurazione qualita|collaudatore|qualificacao`,
  ],
  [
    'Real Estate',
    3,
    `immobilier|immobiliere|agent immobilier|agent immobiliere|gestion locative|syndic|foncier|inmobiliario|inmobiliaria|bienes raices|corretor de imoveis|imobiliario|imobiliaria|imoveis|immobiliare|agente immobiliare|corredor de propiedades|facility management`,
  ],
  [
    'Research',
    4,
    `recherche et developpement|chef de laboratoire|responsable r and d|investigacion y desarrollo|pesquisa e desenvolvimento|ricerca e sviluppo|recherche clinique|attache de recherche clinique|investigacion clinica|pesquisa clinica|investigacion de mercados|estudios de mercado|ingenieur de recherche|ingenieure de recherche|charge de recherche|chargee de recherche|chargé d etudes|charge d etudes|chargee d etudes`,
  ],
  [
    'Research',
    3,
    `recherche|chercheur|chercheuse|chercheurs|scientifique|chimiste|biologiste|economiste|physicien|statisticien|statisticienne|laboratoire|laborantin|investigador(a)|investigacion|cientifico|cientifica|quimico|quimica|biologo|biologa|economista|estadistico|laboratorio|laboratorista|pesquisador(a)|pesquisa|cientista|estatistico|ricercatore|ricercatrice|ricerca|scienziato|scienziata|chimico|chimica|geologo|geologa|geologue`,
  ],
  [
    'Sales',
    4,
    `ingenieur commercial|ingenieure commerciale|ingenieur d affaires|ingenieure d affaires|technico commercial|technico commerciale|technico commercial sedentaire|attache commercial|attachee commerciale|directeur commercial|directrice commerciale|directeur de clientele|conseiller clientele|conseillere clientele|conseiller de vente|conseiller commercial|charge de clientele|chargee de clientele|chef de magasin|chef de secteur|chef de rayon|chef des ventes|directeur des ventes|directrice des ventes|responsable de magasin|directeur de magasin|responsable grands comptes|grands comptes|responsable de boutique|administration des ventes|adv|agent commercial|delegue commercial|representant commercial|compte cle|comptes cles|commercial sedentaire|commercial terrain|
ejecutivo de cuentas|ejecutiva de cuenta|ejecutiva de cuentas|ejecutivo de cuenta|ejecutivo comercial|ejecutiva comercial|ejecutivo de ventas|ejecutiva de ventas|asesor comercial|asesora comercial|asesor de ventas|asesora de ventas|director comercial|directora comercial|gerente comercial|representante de ventas|jefe de ventas|gerente de cuentas|cuentas clave|cuentas claves|agente comercial|delegado comercial|delegada comercial|jefe de tienda|encargado de tienda|encargada de tienda|key account|promotor de ventas|
executivo de vendas|executiva de vendas|executivo de contas|executiva de contas|gerente de contas|gerente de conta|representante comercial|representante de vendas|consultor de vendas|consultora de vendas|consultor comercial|diretor comercial|diretora comercial|assistente comercial|supervisor de vendas|promotor de vendas|promotora de vendas|pre vendas|inside sales|gerente de loja|gerente de relacionamento|operador de caixa|operadora de caixa|
agente di commercio|responsabile vendite|responsabile commerciale|direttore vendite|direttore commerciale|direttrice commerciale|addetto vendite|addetta vendite|venditore|commerciale estero|capo area|area manager|impiegato commerciale|back office commerciale|responsabile punto vendita|store manager`,
  ],
  [
    'Sales',
    3,
    `vente|ventes|vendeur|vendeuse|vendeurs|commercial|commerciale|commerciaux|caissier|caissiere|negociateur|televendeur|teleconseiller commercial|
ventas|venta|vendedor(a)|vendedores|comercial|comerciales|televentas|dependiente|dependienta|preventa|postventa comercial|
vendas|balconista|vendedora|televendas|operador de telemarketing|
vendite|vendita|commessa|commesso|rappresentante|venditrice|cassiera|cassiere`,
  ],
  [
    'Sales',
    1,
    `clientele|clients|comptes|cuentas|clientes|contas|clienti|magasin|boutique|tienda|tiendas|loja|lojas|negozio`,
  ],
  [
    'Support',
    4,
    `service client|service clients|relation client|relations clients|relation clientele|support client|experience client|charge de relation client|conseiller clients|teleconseiller|teleconseillere|teleoperateur|centre d appel|centre d appels|service apres vente|sav|support technique|support utilisateur|technicien support|succes client|service a la clientele|
servicio al cliente|atencion al cliente|servicio a clientes|atencion a clientes|atencion al usuario|experiencia del cliente|experiencia de cliente|soporte tecnico|soporte al cliente|exito del cliente|exito de clientes|centro de llamadas|agente de call center|teleoperador(a)|mesa de ayuda|mesa de servicio|postventa|posventa|
atendimento ao cliente|atendimento|atendente|sucesso do cliente|experiencia do cliente|suporte tecnico|suporte ao cliente|central de atendimento|operador de call center|pos venda|pos vendas|relacionamento com o cliente|relacionamento com cliente|servico ao cliente|analista de suporte|tecnico de suporte|
servizio clienti|assistenza clienti|assistenza tecnica|supporto tecnico|customer care|post vendita|operatore call center|esperienza cliente`,
  ],
  ['Support', 2, `soporte|suporte|assistance|hotline|assistenza|supporto`],
  ['Arts and Design', 1, `architecte|arquitecto|arquitecta|arquiteto|arquiteta|architetto`],
  [
    'Healthcare Services',
    4,
    `prepose aux beneficiaires|preposee aux beneficiaires|infirmier auxiliaire|infirmiere auxiliaire`,
  ],
  ['Sales', 2, `supermarche|hypermarche|grande distribution|supermercado`],
  [
    'Accounting',
    4,
    `analista fiscal|assistente fiscal|asesor fiscal|asesora fiscal|coordenador fiscal|gerente fiscal|auxiliar fiscal`,
  ],
];
