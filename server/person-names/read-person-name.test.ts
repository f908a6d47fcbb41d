import { expect, test } from 'vitest';
import { readPersonName } from './read-person-name.ts';

type Row = readonly [text: string, first: string, last: string];

function reads(what: string, rows: readonly Row[]): void {
  test.each(rows)(`${what}: %s`, (text, first, last) => {
    const { firstName = '', lastName = '' } = readPersonName(text);
    expect([firstName, lastName]).toEqual([first, last]);
  });
}

reads('last name first', [
  ['Lindqvist, Maja', 'Maja', 'Lindqvist'],
  ['MORALES PINTO, ANDRÉS', 'Andrés', 'Morales Pinto'],
  ['AL BEN SALEM, Amir Ben Tarek', 'Amir', 'Al Ben Salem'],
  ['"Novák Dvořák", Jan', 'Jan', 'Novák Dvořák'],
  ['van den Akker, Dr. Femke, MBA', 'Femke', 'van den Akker'],
  ['Arnim, Bettina von', 'Bettina', 'von Arnim'],
  ['Vogel Dr., Karin', 'Karin', 'Vogel'],
  ['Frau, Antonio', 'Antonio', 'Frau'],
  ['LEFÈVRE Jean-Marc', 'Jean-Marc', 'Lefèvre'],
  ['Chloé DE LA TOUR', 'Chloé', 'de la Tour'],
  ['Szabó Zsuzsanna', 'Zsuzsanna', 'Szabó'],
  ['Novák Jan', 'Jan', 'Novák'],
  ['Yılmaz Ahmet', 'Ahmet', 'Yılmaz'],
  ['Иванов Сергей Петрович', 'Сергей', 'Иванов'],
]);

reads('names whose words no list has', [
  ['José Manuel Brotons Ivars', 'José Manuel', 'Brotons Ivars'],
  ['Carlos Whitfield Aranda', 'Carlos', 'Whitfield Aranda'],
  ['Adela Ruth Ticona Huanca', 'Adela', 'Ticona Huanca'],
  ['Vogel, J.-P.', 'J.-P.', 'Vogel'],
  ['MARTA DE LA O', 'Marta', 'de la O'],
]);

reads('two family names', [
  ['Elvira Martín Belda', 'Elvira', 'Martín Belda'],
  ['Itziar Gil Quintanar', 'Itziar', 'Gil Quintanar'],
  ['Sergio Alonso Belda', 'Sergio', 'Alonso Belda'],
  ['Juan Martín Belda', 'Juan', 'Belda'],
  ['Elvira Martín de la Rosa', 'Elvira', 'Martín de la Rosa'],
  ['José Manoel de Lemos', 'José', 'de Lemos'],
  ['Ernesto Lara Belmonte', 'Ernesto', 'Lara Belmonte'],
  ['Beñat Goikoetxea Zubiri', 'Beñat', 'Goikoetxea Zubiri'],
  ['Aitor Yarasca Tolapu', 'Aitor', 'Yarasca Tolapu'],
  ['Belmonte Ramírez Ana Lucía', 'Ana Lucía', 'Belmonte Ramírez'],
  ['BELMONTE RAMIREZ JOSE LUIS', 'Jose Luis', 'Belmonte Ramirez'],
  ['María de la Luz Belmonte Soto', 'María de la Luz', 'Belmonte Soto'],
  ['María de las Mercedes Belmonte', 'María de las Mercedes', 'Belmonte'],
  ['María del Carmen', 'María del Carmen', ''],
  ['Catarina Belmonte e Sá', 'Catarina', 'Belmonte e Sá'],
  ['Antônio Carlos Belmonte Júnior', 'Antônio Carlos', 'Belmonte'],
]);

reads('titles', [
  ['Univ.-Prof. Mag. Dr. Karin Vogel', 'Karin', 'Vogel'],
  ['Dipl.-Kffr. Karin Vogel', 'Karin', 'Vogel'],
  ['Mag.a Karin Vogel BSc', 'Karin', 'Vogel'],
  ['DI (FH) Karin Vogel', 'Karin', 'Vogel'],
  ['Öğr. Gör. Elif Kaya', 'Elif', 'Kaya'],
  ['lek. med. Ewa Zielińska', 'Ewa', 'Zielińska'],
  ['CPC Rosa Belmonte Ruiz', 'Rosa', 'Belmonte Ruiz'],
  ['Cllr Nora Baxter', 'Nora', 'Baxter'],
  ['A/Prof Nora Baxter', 'Nora', 'Baxter'],
  ['Prof. Emeritus Hugh Baxter', 'Hugh', 'Baxter'],
  ['Wm. Hugh Baxter', 'Wm.', 'Baxter'],
  ["Dato' Sri Tan Wei Ming", 'Wei Ming', 'Tan'],
  ['Mr. Del Harrison', 'Del', 'Harrison'],
  ['Prof. Dr. med. Karin Vogel', 'Karin', 'Vogel'],
  ['Dr. h. c. Karin Vogel', 'Karin', 'Vogel'],
  ['Dott.ssa Giulia De Santis', 'Giulia', 'De Santis'],
  ['Dr.Anil Mehta', 'Anil', 'Mehta'],
  ['Smt. Sunita Devi', 'Sunita', 'Devi'],
  ['Tuan Haji Osman bin Yusof', 'Osman', 'bin Yusof'],
  ['Mr Baxter', '', 'Baxter'],
  ['Dr. Sushma', 'Sushma', ''],
  ['Sheikh Ahmed', 'Ahmed', ''],
  ['Dean Whitlock', 'Dean', 'Whitlock'],
  ['Mr. and Mrs. Hugh Baxter', 'Hugh', 'Baxter'],
  ['Hugh & Nora Baxter', 'Hugh', 'Baxter'],
  ['Col Yashvardhan Rathi', 'Yashvardhan', 'Rathi'],
  ['H.H. Sheikha Latifa bint Saeed', 'Latifa', 'bint Saeed'],
  ['Profª Renata Campos', 'Renata', 'Campos'],
  ['Eng/ Ahmed Mostafa', 'Ahmed', 'Mostafa'],
  ['MBA Lukas Braun', 'Lukas', 'Braun'],
  ['HUGH T BAXTER MR', 'Hugh', 'Baxter'],
  ['HUGH MASTER', 'Hugh', 'Master'],
  ['Yamada-san', '', 'Yamada'],
  ['Sri Wahyuni', 'Sri', 'Wahyuni'],
]);

reads('what follows a name', [
  ['Leah Stone lic. oec. HSG', 'Leah', 'Stone'],
  ['Leah Stone CGMA', 'Leah', 'Stone'],
  ['Leah Stone CEng MIMechE', 'Leah', 'Stone'],
  ["Fr. Owen O'Hara SJ", 'Owen', "O'Hara"],
  ['Zylina, MBA, DSc', 'Zylina', ''],
  ['Nina Patel, PhD, PMP®, SHRM-CP', 'Nina', 'Patel'],
  ['Owen Hughes M.D., F.R.C.S.', 'Owen', 'Hughes'],
  ['Grant Holloway Jr.', 'Grant', 'Holloway'],
  ['Tara Quinn (she/her)', 'Tara', 'Quinn'],
  ['Robert "Bob" Hall', 'Robert', 'Hall'],
  ['Leah Stone CEO', 'Leah', 'Stone'],
  ['Leah Stone, Head of Sales at Acme', 'Leah', 'Stone'],
  ['Leah Stone, London', 'Leah', 'Stone'],
  ['Leah Stone | Helping founders 🚀', 'Leah', 'Stone'],
  ['Irfan Engineer', 'Irfan', 'Engineer'],
  ['Yo-Yo Ma', 'Yo-Yo', 'Ma'],
  ['Leah Stone M. Sc.', 'Leah', 'Stone'],
  ['Leah Stone RN BSN CCRN', 'Leah', 'Stone'],
  ['Grant Senior', 'Grant', 'Senior'],
  ['Leah Stone Life Coach', 'Leah', 'Stone'],
  ['Leah Stone ✪ 15k+', 'Leah', 'Stone'],
  ['Leah Stone | Xing', 'Leah', 'Stone'],
  ['Joe Dentist D.D.S.', 'Joe', 'Dentist'],
  ['Leah CEO', 'Leah', ''],
  ['Claire Fontaine épouse Martin', 'Claire', 'Fontaine'],
]);

reads('particles and double names', [
  ['Juan Carlos Pérez de la Cruz', 'Juan Carlos', 'Pérez de la Cruz'],
  ['Lucía Fernández Soto', 'Lucía', 'Fernández Soto'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['Pieter van der Merwe', 'Pieter', 'van der Merwe'],
  ['Seán Ó Briain', 'Seán', 'Ó Briain'],
  ['Omar bin Rashid Al Falasi', 'Omar', 'bin Rashid Al Falasi'],
  ['Ana Beatriz dos Santos', 'Ana Beatriz', 'dos Santos'],
  ['Van Harrison', 'Van', 'Harrison'],
  ['Etta Heijden-De Boer', 'Etta', 'Heijden-De Boer'],
  ['La Toya Bridges', 'La Toya', 'Bridges'],
  ['Da Vinci', '', 'Da Vinci'],
  ["Koen in 't Veld", 'Koen', "in 't Veld"],
  ['Steven Den Hartog', 'Steven', 'Den Hartog'],
  ['Bin Wu', 'Bin', 'Wu'],
  ['Di Jiang', 'Di', 'Jiang'],
  ['O Whitlock', 'O', 'Whitlock'],
  ['Abu Bakr Siddiq', 'Abu Bakr', 'Siddiq'],
  ['Isabel Arnáiz López', 'Isabel', 'Arnáiz López'],
]);

reads('middle names and initials', [
  ['Ellen Ruth Hargreaves', 'Ellen', 'Hargreaves'],
  ['Ellen R. Hargreaves', 'Ellen', 'Hargreaves'],
  ['J. Robert Whitlock', 'Robert', 'Whitlock'],
  ['J.P. Whitlock', 'J.P.', 'Whitlock'],
  ['Whitlock, D.', 'D.', 'Whitlock'],
  ['M. de Vries', 'M.', 'de Vries'],
  ['K. Ramesh', 'Ramesh', 'K.'],
  ['K. Harrison', 'K.', 'Harrison'],
  ['TA Whitlock', 'TA', 'Whitlock'],
  ['AML Whitlock', 'AML', 'Whitlock'],
  ['D. D. Whitlock Jr.', 'D.', 'Whitlock'],
  ['P.N. Whitlock-Laird', 'P.N.', 'Whitlock-Laird'],
  ['Mary O Whitlock', 'Mary', 'Whitlock'],
  ['Ramesh K', 'Ramesh', 'K'],
  ['María López G.', 'María', 'López'],
  ['E.Joachim Wahl', 'Joachim', 'Wahl'],
  ['ellen r e hargreaves', 'Ellen', 'Hargreaves'],
]);

reads('names of Asia', [
  ['王小明', '小明', '王'],
  ['欧阳美玲', '美玲', '欧阳'],
  ['佐藤健太', '健太', '佐藤'],
  ['高橋 美咲', '美咲', '高橋'],
  ['ジョン・スミス', 'ジョン', 'スミス'],
  ['김민준', '민준', '김'],
  ['남궁민수', '민수', '남궁'],
  ['Wang Xiuying', 'Xiuying', 'Wang'],
  ['Xiuying Wang', 'Xiuying', 'Wang'],
  ['Jason Tan Wei Ming', 'Jason', 'Tan'],
  ['Ravi s/o Muthu', 'Ravi', 'Muthu'],
  ['Devi a/p Muniandy', 'Devi', 'Muniandy'],
  ['NIK ABDUL HADI BIN ABD RAZAK', 'Nik', 'bin abd Razak'],
  ['Jenifer anak Jugah', 'Jenifer', 'anak Jugah'],
  ['Hemşire Ayşe Kaya', 'Ayşe', 'Kaya'],
  ['Temizlik Görevlisi Hasan Çelik', 'Hasan', 'Çelik'],
  ['Enfermera María López', 'María', 'López'],
  ['Baker James Smith', 'Baker', 'Smith'],
  ['Chan Siu Ming', 'Siu Ming', 'Chan'],
  ['Park Sang Hoon', 'Sang Hoon', 'Park'],
  ['Nguyễn Thị Lan Anh', 'Lan Anh', 'Nguyễn'],
  ['Linh Tran', 'Linh', 'Tran'],
  ['Ouyang Meiling', 'Meiling', 'Ouyang'],
  ['Au Yeung Ka Ming', 'Ka Ming', 'Au Yeung'],
  ['Chow Yun-fat', 'Yun-fat', 'Chow'],
  ['Kim Eunji', 'Eunji', 'Kim'],
  ['Young Kim', 'Young', 'Kim'],
  ['Lee Harper', 'Lee', 'Harper'],
  ['NGUYEN, Thanh Van', 'Thanh Van', 'Nguyen'],
  ['张伟 David', '伟', '张'],
  ['Tanaka Hiroshi', 'Hiroshi', 'Tanaka'],
  ['田中さん', '', '田中'],
  ['डॉ. अमित वर्मा', 'अमित', 'वर्मा'],
  ['د. خالد بن سلمان', 'خالد', 'بن سلمان'],
]);

reads('debris', [
  ['maja_lind', 'Maja', 'Lind'],
  ['maja.lind', 'Maja', 'Lind'],
  ['\u202eMaja\u200b Lind\u202c', 'Maja', 'Lind'],
  ['𝗠𝗮𝗷𝗮 𝗟𝗶𝗻𝗱', 'Maja', 'Lind'],
  ['Ｍａｊａ　Ｌｉｎｄ', 'Maja', 'Lind'],
  ['Maja&nbsp;O&#39;Hara', 'Maja', "O'Hara"],
  ['<span>Maja Lind</span><span class="hidden">View Maja Lind’s profile</span>', 'Maja', 'Lind'],
  ['• Maja Lind 🌱', 'Maja', 'Lind'],
  ['View Maja Lind’s profile on LinkedIn', 'Maja', 'Lind'],
  ['Maja Lind’s profile photo', 'Maja', 'Lind'],
  ['Voir le profil de Maja Lind', 'Maja', 'Lind'],
  ['Maja Lind · 2nd', 'Maja', 'Lind'],
  ['Maja Lind (3rd+)', 'Maja', 'Lind'],
  ['Status is online Maja Lind', 'Maja', 'Lind'],
  ['Maja Lind - Chief of Staff - Acme | LinkedIn', 'Maja', 'Lind'],
  ['Maja Lind <maja@acme.example>', 'Maja', 'Lind'],
  ['#OpenToWork Maja Lind', 'Maja', 'Lind'],
  ['LinkedIn: Maja Lind', 'Maja', 'Lind'],
  ['??? Lind', '', 'Lind'],
  ['Maja Lind ツ', 'Maja', 'Lind'],
  ["'Maja Lind'", 'Maja', 'Lind'],
  ['50+ "Maja Lind" profiles | LinkedIn', 'Maja', 'Lind'],
  ['LinkedIn Member - Acme', '', ''],
  ['LinkedIn Member', '', ''],
  ['Restricted Member', '', ''],
  ['Panel discussion', '', ''],
  ['Pr BATCHAKUI Bernabé', 'Bernabé', 'Batchakui'],
  ['分局長 施宇峰', '宇峰', '施'],
  ['副教授 王建国', '建国', '王'],
  ['อ.วุฒิพงษ์ ชินศรี', 'วุฒิพงษ์', 'ชินศรี'],
  ['อาจารย์ สมชาย ใจดี', 'สมชาย', 'ใจดี'],
  ['Sales Team', '', ''],
  ['HR Department', '', ''],
  ['maja@acme.example', '', ''],
  ['n/a', '', ''],
]);

reads('letter case', [
  ['ROBERT MCDONALD', 'Robert', 'McDonald'],
  ["shaun o'neil", 'Shaun', "O'Neil"],
  ['MARÍA DE LA CRUZ', 'María', 'de la Cruz'],
  ['DeShawn van Dyk', 'DeShawn', 'van Dyk'],
  ['AYŞE YILDIZ', 'Ayşe', 'Yıldız'],
  ['BO LI', 'Bo', 'Li'],
  ['AJ Menon', 'AJ', 'Menon'],
  ['Mr. JOSÉ ORTEGA Y GASSET Jr.', 'José', 'Ortega y Gasset'],
]);

test('middle names are kept apart', () => {
  expect(readPersonName('Ellen Ruth R. Hargreaves').middleName).toBe('Ruth R.');
});

test('a sentence is no name', () => {
  expect(readPersonName('We help growing teams find out what they did not know they needed to know all along')).toEqual(
    {},
  );
});

test.each(['a ', 'Ann, ', '(', '"', "' ", 'Dr. ', '<b>', '&amp;', '\u200b', 'van ', '王', '- '])(
  'of a long run of "%s" only the beginning is read',
  (part) => {
    const text = part.repeat(100_000);
    expect(readPersonName(text)).toEqual(readPersonName(text.slice(0, 1000)));
  },
);

reads('roles of somebody of something', [
  ['Assoc Dean of Chemistry Karin Vogel', 'Karin', 'Vogel'],
  ['Professor of Physics Anna Meier', 'Anna', 'Meier'],
  ['Head of Sales John Smith', 'John', 'Smith'],
]);

reads('rulers and nobles', [
  ['King George III', 'George', ''],
  ['Pope John Paul II', 'John Paul', ''],
  ['Principe Carlo Borbone', 'Carlo', 'Borbone'],
  ['Prinz Karl von Stein', 'Karl', 'von Stein'],
]);

reads('family names of two words in the east of India', [
  ['rohan roy choudhury', 'Rohan', 'Roy Choudhury'],
  ['Ananya Sen Gupta', 'Ananya', 'Sen Gupta'],
  ['Ray Chaudhuri', 'Ray', 'Chaudhuri'],
]);

reads('Korean syllables with a hyphen', [
  ['Kim Il-sung', 'Il-sung', 'Kim'],
  ['Sung-min Kim', 'Sung-min', 'Kim'],
]);

reads('initials without a space', [
  ['BJ.Vogel', 'BJ.', 'Vogel'],
  ['F.Smith', 'F.', 'Smith'],
  ['MR.Smith', '', 'Smith'],
]);

reads('titles in scripts of their own', [
  ['นางสาวสมหญิง รักดี', 'สมหญิง', 'รักดี'],
  ["פרופ' דוד לוי", 'דוד', 'לוי'],
]);

reads('rulers, ranks and Japanese names without a blank', [
  ['Haakon VII', 'Haakon', ''],
  ['Li Xi', 'Xi', 'Li'],
  ['Mejar Jeneral Dato’ Azman bin Haji Yusof', 'Azman', 'bin Haji Yusof'],
  ['山田健太郎', '健太郎', '山田'],
  ['鈴木部長', '', '鈴木'],
]);

reads('capitals before a place', [
  ['JOHN SMITH, Austin', 'John', 'Smith'],
  ['JANE DOE, London', 'Jane', 'Doe'],
]);

reads('degrees, stops and numbers where they do not belong', [
  ['SHRM-CP, PHR Andrea Lindqvist', 'Andrea', 'Lindqvist'],
  ['Doe-Ray, Dr. Jane P., CLU, CFP', 'Jane', 'Doe-Ray'],
  ['Daniel Castro. MD, MBA', 'Daniel', 'Castro'],
  ['* "Chen, Marcus", PhD', 'Marcus', 'Chen'],
  ['Rivera, Marcus 26-001', 'Marcus', 'Rivera'],
]);

reads('what no list of names or titles has', [
  ['Droppa Szilvia', 'Szilvia', 'Droppa'],
  ['Lavanya Gowda ✨ UX Designer ✨', 'Lavanya', 'Gowda'],
  ['Walt Berg ★ Top Producer', 'Walt', 'Berg'],
]);

reads('titles, ranks and degrees by the table of what stands around names', [
  ['Abbott, Ms Diane', 'Diane', 'Abbott'],
  ['LCDR Tyrone Jackson, USN (Ret.)', 'Tyrone', 'Jackson'],
  ['Febri, S.Kom., M.Kom', 'Febri', ''],
  ['Budi Santoso, S.E.', 'Budi', 'Santoso'],
  ['Пані Оксана', 'Оксана', ''],
  ['คุณสมชาย', 'สมชาย', ''],
  ['ดร.บงกช กมลเปรม', 'บงกช', 'กมลเปรม'],
  ['Buchhaltung', '', ''],
  ['Servicio al Cliente', '', ''],
]);

reads('names that are titles in another language, or with a dot', [
  ['Kun Zhang', 'Kun', 'Zhang'],
  ['Ratan Naval Tata', 'Ratan', 'Tata'],
  ['Ate de Jong', 'Ate', 'de Jong'],
  ['Har Gobind Khorana', 'Har', 'Khorana'],
  ['Rain Phoenix', 'Rain', 'Phoenix'],
  ['Mary Akinyi Ouma', 'Mary', 'Ouma'],
  ['Paolo Emilio Pastori', 'Paolo', 'Pastori'],
  ['Mehmet Ali Usta', 'Mehmet', 'Usta'],
  ['คุณากร ใจดี', 'คุณากร', 'ใจดี'],
  ['Wala, Ahmed', 'Ahmed', 'Wala'],
  ['LCDR Miller', '', 'Miller'],
  ['Mevr. de Vries', '', 'de Vries'],
]);
