import { splitWords } from '../../../shared/split-words.ts';

/**
 * Given and family names of Spain, Portugal and Latin America that the lists of popular names lack: those of one region, where
 * two family names stand side by side and neither is among a country's twenty commonest. Gathered by hand.
 */
export const IBERIAN_NAMES: Readonly<Record<'given' | 'family', readonly string[]>> = {
  family: splitWords(`
    Abadía Abascal Acuña Agirre Aguirre Agudelo Aguayo Aguinaga Aguilera Alarcón Albarracín Alcalá Alcaraz Alcázar Alcántara Aldana Alegría
    Alfaro Aliaga Almagro Almazán Almeida Alonso Altamirano Alzate Amado Amador Amaral Amaya Andrade Andújar Angulo Aparicio Apaza Aragón Aramburu Arana
    Aranda Arango Arbeláez Arce Arcos Ardila Arellano Arenas Arévalo Argüello Arias Aristizábal Armas Armenta Arrieta Arriaga Arroyave Arroyo Arteaga
    Artigas Asencio Astudillo Ataíde Atienza Avendaño Ávalos Ávila Ayala Ayllón Azevedo Aznar Báez Bahamonde Ballesteros Ballester Balaguer Baptista Barahona
    Barbosa Barceló Barragán Barraza Barreda Barreiro Barreto Barrera Barrientos Barrios Barroso Bastidas Bastos Batista Bautista Becerra Bejarano Belmonte Beltrán
    Benavente Benavides Benítez Berenguer Bermejo Bermúdez Bernal Berrocal Berrío Betancourt Betancur Bittencourt Blanco Blasco Bohórquez Bolaños
    Bonilla Borges Borja Borrego Bosch Botelho Bracamonte Bragança Brandão Bravo Briceño Briones Brito Bueno Buendía Buitrago Burgos Bustamante Bustos
    Caballero Cabello Cabezas Cabral Cabrera Cáceres Cadena Caicedo Calatayud Calderón Calero Calvo Calle Camacho Camargo Camarena Campillo Campos Campuzano Camps
    Canales Cano Cañas Cañizares Capdevila Carbajal Carbonell Carballo Cárdenas Cardona Cardoso Cardozo Carmona Carneiro Caro Carranza Carrasco Carrasquilla Carreño Carrera Carreras
    Carrero Carretero Carrillo Carrión Carvajal Carvalho Casado Casals Casanova Casas Castañeda Castaño Castelo Castellanos Castells Castillo Catalán Cavalcanti Ceballos Cepeda Cerda
    Cervantes Céspedes Chacón Chambi Chamorro Chaparro Chaves Chávez Choque Cisneros Clavijo Cobo Coelho Coello Collado Collazos Coloma Colón Comas Conde Condori Conesa Contreras
    Corcuera Cordero Córdoba Cornejo Corona Coronado Coronel Corrales Correa Correia Corredor Cortázar Cortés Cortez Costas Crespo Cuadrado Cuartas Cubillos Cuéllar Cuenca Cuervo
    Cuesta Cuevas Dávila Delgadillo Delgado Dias Domingues Dominguez Duarte Dueñas Duque Durán Echavarría Echeverri Echeverría Echeverry Eguiguren Elizalde Elizondo Encinas Enríquez Escalante
    Escamilla Escobar Escobedo Escudero Espejo Espinal Espinosa Espinoza Esquivel Esteves Estévez Estrada Etcheverry Etxeberria Etxebarria Fagundes Fajardo Falcón Farias Faria Feijóo Feliu Ferrer
    Ferreiro Ferrer Figueira Figueiredo Figueroa Florez Flórez Folch Fonseca Fontes Forero Fraga Franco Freire Freitas Freyre Frías Fuentes Fuertes Gaitán Galán Galarza Galeano Gálvez
    Galindo Gallardo Gallego Gallegos Gamarra Gámez Gamboa Gandía Gaona Garay Garcés Garrido Garza Gaviria Gayoso Giménez Giraldo Godoi Godínez Godoy Goikoetxea Gonçalves Gonzaga
    Goñi Gordillo Gouveia Goyeneche Gracia Grajales Granados Granda Grau Grijalva Guajardo Guamán Guardiola Guedes Guerra Guerrero Guevara Guillén Guimarães Guisado Gurrola Gusmão Gutiérrez
    Guzmán Haro Henao Henríquez Herranz Herrera Herrero Herreros Hidalgo Hierro Hinojosa Holguín Huamán Huanca Huerta Huertas Hurtado Ibáñez Ibarra Iglesias Illescas Insúa Iñiguez Irizarry
    Iturbe Iturralde Iturriaga Izquierdo Jaimes Jara Jaramillo Jáuregui Jerez Jordán Juárez Jurado Laborda Lago Lagos Landa Lara Larraín Larrea Larraga Lázaro Leal Leguizamón Leite Leiva
    Lemos León Lerma Lesmes Leyva Liévano Lizárraga Llamas Llanos Lleras Llopis Llorente Llorens Loaiza Lobato Lobo Londoño Lopera Lopes Loureiro Lourenço Loyola Lozada Lozano
    Lucena Lucero Luna Luque Macedo Machado Macías Madrid Madrigal Madueño Maestre Magalhães Maia Maldonado Mamani Mancilla Manrique Mansilla Manzanares Manzano Marín Márquez Marques Marrero
    Martí Martínez Martins Matamoros Matos Matta Matte Maturana Maya Mazo Medeiros Medina Medrano Meireles Mejía Meléndez Melo Mena Mendes Méndez Mendieta Mendonça Mendoza Meneses Menezes Mera Mercado
    Merino Mesa Meza Mestre Mijares Millán Miralles Miranda Miró Mogollón Molano Molina Moncada Monge Monroy Montalvo Montañés Montaño Montenegro Montero Montes Montesinos Montiel Montoya Mora Moraes Moragas Morais Morales
    Morán Moreira Moreno Morera Moscoso Mosquera Mota Moura Moya Moyano Munguía Munhoz Muñiz Murcia Murillo Muro Narváez Nascimento Nava Navarrete Navarro Navas Negrete Negrón Neira Nevárez Neves Nieto Nieves
    Noboa Nogueira Noguera Nogales Noriega Novoa Novais Núñez Nunes Obando Obregón Ocampo Ocaña Ochoa Ojeda Olano Olarte Olivares Olivera Oliveros Olmedo Olmos Ordóñez Orellana Orjuela Orozco
    Ortega Ortiz Osorio Ospina Osuna Otero Outeiro Ovalle Oviedo Pabón Pacheco Padilla Padrón Paiva Palacio Palacios Palma Palomino Palomo Pantoja Pardo Paredes Páez Parra Parrado Patiño Pazmiño
    Pavón Pech Pedraza Pedrosa Peinado Peixoto Peláez Pellicer Peña Peñaloza Peñaranda Perales Peralta Perdomo Pereyra Perea Pestana Picazo Piedra Piedrahita Pimenta Pimentel Pina Pineda Pinedo Pinheiro Pino Pinto
    Pinzón Piñeiro Piñeros Piqueras Pires Pizarro Plaza Pomares Pons Ponce Porras Portela Portillo Posada Pozo Prada Prado Prats Preciado Prieto Puente Puertas Puerto Puig Pujol Pulido Queiroz Quesada Quevedo Quijano Quintana Quintanilla
    Quintero Quiñones Quiroga Quirós Quiroz Quispe Rangel Rebolledo Redondo Rego Regalado Reina Rendón Rentería Requena Restrepo Retamal Revilla Reyna Reynoso Riaño Ribas Ribeiro Ribera Ricaurte Riera Rincón Río Ríos Riquelme Rivadeneira
    Rivas Rivera Rivero Robles Roca Rocha Rodas Roig Rojas Roldán Román Romero Romo Ronquillo Rosales Rosado Roselló Roura Rovira Rozo Rubio Rueda Ruano Ruz Saavedra Sáenz Sáez Salamanca Salas Salazar Salcedo Saldaña Salgado Salgueiro Salinas
    Salmerón Samaniego Samper Sampaio Sanabria Sanchís Sandoval Sanhueza Sanjuán Sanmartín Santamaría Santana Santander Santiago Santillán Santisteban Santodomingo Santoyo Sanz Sarabia Saraiva Sarmiento Sastre Saura Seabra Segarra Segovia Segura Sepúlveda
    Serna Serra Serrano Sevilla Sevillano Sierra Silveira Simões Soares Sobral Sobrino Solano Soler Solís Soria Soriano Sosa Sotelo Soto Sotomayor Sousa Souza Suárez Subercaseaux Taborda Távora Tabares Talavera Tapia Tavares Téllez Teixeira Tejada Tejeda Tejedor
    Tello Terán Tinoco Tobón Toledo Toro Torrado Torrens Torrents Torrente Torrijos Toscano Tovar Trejo Treviño Triana Trigo Trindade Trujillo Ubeda Ugarte Uribe Urbina Urdaneta Urquijo Urrutia Urzúa Ulloa Useche Valadares Valbuena Valcárcel Valderrama Valdés Valdez
    Valdivia Valencia Valente Valenzuela Valero Valladares Vallejo Valls Valverde Vanegas Varela Vargas Vasconcelos Vasconcellos Vázquez Vásquez Vaz Vega Velandia Velarde Velasco Velásquez Velázquez Veloso Vélez Vera Verdugo Vergara Vicuña Vidal Vidigal Vieira Viera
    Vila Vilanova Vilar Vilaseca Vilches Villa Villada Villagrán Villalba Villalobos Villalta Villamil Villamizar Villanueva Villar Villarreal Villarroel Villaseñor Villegas Villena Virgüez Vives Yáñez Yagüe Yépez Ybarra Zabala Zaldívar Zambrano Zamora Zamorano Zapata Zaragoza Zárate Zavala Zea Zepeda
    Zorrilla Zubizarreta Zubiri Zuleta Zuluaga Zumárraga Zúñiga Zurita Ticona Flores Mayta Ccori Huarachi Poma Vilca Colque Ajata Copa Limachi Yupanqui Cusi Pumacahua Sinchi Chicaiza Tipán Quishpe Toapanta Caiza Guanoluisa Pilataxi Morocho Sarango Cango Chuquimarca Imbachi
  `),
  given: splitWords(`
    Adimer Aitor Ainara Ainhoa Aitziber Alexandro Almudena Amaia Anahí Ander Aniceto Arantxa Araceli Aranzazu Arley Asier Arnau Aridane Begoña Beñat Berta Betsabé Biel Borja Brais Brayan Brayner
    Candela Carles Carme Cayetana Ceferino Citlali Concha Conchita Covadonga Cristóbal Dagoberto Dairo Dayana Deisy Deivid Demetrio Diógenes Dolors Duván Eder Edelmira Edilberto Edinson 
    Efraín Eider Eleazar Eliecer Elkin Elvia Encarna Eneko Enric Estefany Eulalia Eusebio Evaristo Ezequiel Fabricio Facundo Ferran Fiorella Flor Florencia Geraldine Gorka Gotzon Gregorio Griselda Guillem Haroldo Heriberto Hermes
    Hernán Hernando Hilda Hipólito Humberto Iago Ibai Idoia Ignasi Iker Ildefonso Imanol Inmaculada Iñaki Iñigo Irati Isidro Itziar Itzel Izaskun Jacinto Jader Jair Jairo Javiera Jenaro Jessenia Jhon Jhonatan 
    Jordi Josep Josu Josune Juana Julián Jullieth Keila Koldo Laia Leandro Leidy Leire Leocadio Leonel Leonela Lissette Lizeth Llorenç Loreto Lucrecia Lupita Lupe Macarena Maite Maialen Marcelino Marçal Maribel Maricarmen Marisol 
    Martí Mauricio Maximiliano Mayra Meritxell Mikel Milagros Mireia Moisés Montserrat Nahia Nahuel Nayeli Nerea Nicanor Nieves Noelia Nuria Núria Octavio Oihana Olegario Oriol Osvaldo Oswaldo Paco Paloma Patxi Pau Pelayo Pepa Pepe Pere Plácido
    Porfirio Ramiro Raimundo Reinaldo Remedios Rigoberto Rocío Rodolfo Rogelio Romina Roque Rosana Rosaura Rufino Rut Salomé Saúl Segundo Sergi Severino Silvestre Socorro Soledad Stiven Tadeo Telmo Teodoro Thiago Tiago Trinidad Ubaldo Unai Uxía
    Uxue Valentina Vicenta Visitación Víctor Wilber Wilfredo Wilmer Xabier Xavier Xavi Ximena Xoán Yago Yaiza Yamila Yaneth Yeison Yenny Yesenia Yesica Yuliana Yurani Zaida Zoraida Zulema Zulma
  `),
};
