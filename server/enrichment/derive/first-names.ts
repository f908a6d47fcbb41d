const FEMALE = `
aarti aditi ahana aishwarya akanksha amrita ananya anita anjali anjana ankita anushka aparna apoorva archana arpita asha
avani bhavana bhavya chitra damini deepa deepali deepika devika dhara diya divya ekta fatima gargi gauri geeta gitanjali
harini hema hina isha ishita jaya jyoti jyothi kajal kalpana kamala kanika kareena karishma kavita kavitha kavya khushi
kirti kritika lakshmi lalita lata lavanya leela madhuri mahima malini manisha manjula meena meera megha meghana mira mitali
mridula mukta namrata nandini nandita natasha neelam neha nidhi nisha nithya nivedita padma pallavi parvati pooja
poonam prachi pragya pratibha preeti prerna priya priyanka puja radhika rajani rakhi ramya rani rashmi reena rekha
renuka revathi richa ridhima ritika ritu riya roopa ruchi rupa sadhana sakshi sandhya sangeeta sanjana saraswati sarika
savita seema shalini shanti sheela shikha shilpa shivani shraddha shreya shruti shweta sita smita smriti sneha sonal sonali
sowmya sridevi srishti subhadra suchitra sudha suhana sujata sukanya sulochana sunita supriya sushma swati swara
tanuja tanvi tara trisha uma urvashi usha vandana vani varsha vasudha veena vidya vimala vrinda yamini zoya
mary patricia linda barbara elizabeth jennifer susan margaret dorothy lisa nancy karen betty helen sandra donna carol ruth
sharon michelle laura sarah kimberly deborah jessica cynthia angela melissa brenda amy anna rebecca virginia kathleen pamela
martha debra amanda stephanie carolyn christine janet catherine frances diane alice julie heather teresa gloria evelyn
mildred katherine joan judith emily emma olivia sophia isabella charlotte amelia mia harper abigail ella scarlett
victoria hannah chloe zoe nora lucy claire grace lily natalie naomi rachel samantha caroline megan lauren vanessa nicole
heidi ingrid greta ursula birgit sabine monika petra claudia katja anja silke ulrike brigitte gudrun helga johanna franziska
svenja lena lea leonie marie sophie camille chloé amélie élodie aurélie céline émilie hélène juliette manon margaux mathilde
pauline sylvie valérie véronique geneviève isabelle nathalie delphine florence maría carmen josefa isabel pilar dolores
cristina marta lucía paula alba rocío beatriz inés sofía valentina camila fernanda gabriela daniela mariana carolina juliana
luciana adriana patrícia letícia bruna aline giulia chiara francesca federica martina valeria alessia elena silvia paola
giovanna agnieszka katarzyna małgorzata joanna magdalena ewa zofia olga tatiana svetlana irina ekaterina anastasia natalia
ayşe fatma zeynep elif emine merve aisha khadija maryam zainab layla amina noura yasmin hanan salma leila sakura yuko
keiko naoko akiko haruka misaki aiko yumiko tomoko ngozi chioma adaeze ifeoma funmilayo folake wanjiru njeri akinyi astrid
freya linnea ebba saga annika maja kirsten mette sanne anouk femke marieke lieke siobhán aoife niamh ciara orla`;

const MALE = `
aakash aarav abhijit abhinav abhishek aditya ajay ajit akash akhil akshay alok aman amit amitabh anand anil anirudh ankit
ankur anuj anurag arjun arun arvind aryan ashish ashok ashwin atul avinash ayush balaji bharat bhaskar chandan chetan
chirag darshan deepak devansh devendra dhananjay dhruv dilip dinesh ganesh gaurav gautam girish gopal govind hari harish
harsh harshad hemant hitesh imran ishaan jagdish jatin jayesh jitendra kamlesh kapil karthik kartik karan kunal lalit
lokesh madhav mahesh manish manoj mayank milind mohan mohit mukesh mukul nakul nandan narayan naresh narendra naveen neeraj
nikhil nilesh nishant nitin omkar pankaj paresh pradeep prakash pramod pranav prasad prashant prateek pratik praveen
 purushottam raghav rahul raj rajat rajeev rajendra rajesh rajiv rakesh ram raman ramesh ranjit ravi ravindra
ritesh rohan rohit sachin sagar sahil sameer samir sandeep sanjay sanjeev santosh satish saurabh shailesh shankar sharad
shashank shekhar shivam shrikant shubham siddharth sidharth somnath sourav sreenivas srinivas subhash sudhir sujit sumit
sunil suraj suresh sushil tarun tejas tushar uday umesh utkarsh vaibhav varun venkat venkatesh vijay vikas vikram vikrant
vinay vineet vinod vipul viraj vishal vishnu vivaan vivek yash yogesh
james robert john michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven
paul andrew kenneth george joshua kevin brian edward ronald timothy jason jeffrey jacob gary nicholas eric jonathan stephen
larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron henry
adam douglas nathan peter zachary kyle walter ethan jeremy harold keith christian roger noah gerald carl sean arthur
austin lawrence oliver liam lucas mason logan owen hans jürgen klaus wolfgang uwe bernd dieter stefan matthias torsten
thorsten jens sven lars björn markus tobias florian sebastian felix lukas maximilian moritz johannes heinz helmut
günter gerhard friedrich pierre jacques michel philippe nicolas laurent olivier stéphane sébastien guillaume
antoine mathieu thierry frédéric françois étienne josé antonio manuel francisco juan miguel ángel jesús javier carlos
alejandro rafael fernando sergio jorge alberto luis diego pablo álvaro raúl enrique ramón vicente joaquín eduardo rodrigo
gustavo felipe thiago marcelo ricardo leandro paulo joão pedro tiago giuseppe giovanni luigi marco alessandro lorenzo matteo
luca francesco stefano roberto piotr krzysztof andrzej tomasz paweł michał marcin grzegorz wojciech ivan dmitry dmitri sergei
sergey vladimir alexei igor mikhail nikolai pavel mehmet mustafa ahmet hüseyin emre murat burak mohammed muhammad mohamed
ahmed ali omar khalid hassan hussein ibrahim yusuf tariq faisal hiroshi takashi kenji satoshi takeshi kazuya daisuke yuto
kenta haruto chukwuemeka emeka oluwaseun tunde babatunde kwame kofi kamau otieno mwangi anders erik gustav henrik magnus
nils rasmus søren jeroen bram thijs sander pieter cormac declan eoin oisín niall`;

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((name) => name !== ''));

/**
 * First names borne all but only by women, or by men, wherever they are common. Names that are both somewhere
 * (Andrea, Kim, Sasha, Jean, Kiran, Nikita in India and Russia) are in neither list.
 */
export const FEMALE_NAMES = setOf(FEMALE);
export const MALE_NAMES = setOf(MALE);
