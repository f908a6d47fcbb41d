import { splitWords } from '../../shared/split-words.ts';

/** Given and family names that go together; `native` are pairs of a name in its own script and in Latin letters. */
export interface NamePool {
  female: readonly string[];
  male: readonly string[];
  family: readonly string[];
  native?: {
    female: readonly (readonly [string, string])[];
    male: readonly (readonly [string, string])[];
    family: readonly (readonly [string, string])[];
  };
  /** The family name comes first in its own script. */
  familyFirst?: boolean;
  /** What people of this pool speak besides English. */
  languages: readonly string[];
}

const DEVANAGARI_GIVEN = {
  female: [
    ['प्रिया', 'Priya'],
    ['कविता', 'Kavita'],
    ['अंजलि', 'Anjali'],
    ['नेहा', 'Neha'],
    ['मीरा', 'Meera'],
    ['सुनीता', 'Sunita'],
  ],
  male: [
    ['अमित', 'Amit'],
    ['राहुल', 'Rahul'],
    ['विवेक', 'Vivek'],
    ['सुरेश', 'Suresh'],
    ['मनोज', 'Manoj'],
    ['आदित्य', 'Aditya'],
  ],
} as const;

/** Names by part of India. */
export const INDIAN_NAMES: Readonly<Record<string, NamePool>> = {
  hindi: {
    female: splitWords(
      'Aditi Akansha Anjali Anushka Archana Bhavna Divya Garima Ishita Jyoti Kanika Kirti Manisha Megha Nandini Neha Nidhi Pallavi Pooja Prachi Priyanka Richa Ritu Sakshi Shalini Shikha Shruti Smriti Surabhi Swati Tanvi Vandana Vidushi Yamini',
    ),
    male: splitWords(
      'Abhishek Aditya Ajay Akhil Amit Anand Ankit Anurag Arpit Ashish Atul Deepak Gaurav Harsh Himanshu Kunal Lokesh Manish Mayank Mohit Naveen Nikhil Nitin Pankaj Prashant Rahul Rajat Rohit Sandeep Saurabh Shashank Siddharth Sumit Tarun Utkarsh Vaibhav Varun Vikas Vivek Yash',
    ),
    family: splitWords(
      'Agarwal Ahuja Awasthi Bajpai Bansal Bhargava Bhatnagar Chaturvedi Chauhan Dubey Dwivedi Garg Goel Gupta Jain Kapoor Khandelwal Khanna Kulshrestha Malhotra Mathur Mehrotra Mishra Mittal Nigam Pandey Pathak Rastogi Rathore Saxena Sharma Shekhawat Shrivastava Singhal Sinha Srivastava Tandon Tiwari Tripathi Tyagi Upadhyay Varshney Verma Yadav',
    ),
    native: {
      ...DEVANAGARI_GIVEN,
      family: [
        ['शर्मा', 'Sharma'],
        ['गुप्ता', 'Gupta'],
        ['तिवारी', 'Tiwari'],
        ['वर्मा', 'Verma'],
        ['मिश्रा', 'Mishra'],
        ['यादव', 'Yadav'],
      ],
    },
    languages: ['Hindi'],
  },
  punjabi: {
    female: splitWords(
      'Amandeep Avneet Gurleen Harleen Harpreet Jasleen Jaspreet Kirandeep Komal Manpreet Navneet Navjot Prabhjot Rajwinder Ramneet Simran Sukhmani Tavleen',
    ),
    male: splitWords(
      'Amrit Arshdeep Baljit Daljit Gagandeep Gurpreet Harjot Harmanpreet Inderjit Jagdeep Jaspal Karanvir Kuldeep Maninder Navtej Parminder Ranjit Satnam Sukhdev Tejinder',
    ),
    family: splitWords(
      'Ahluwalia Anand Arora Bains Bajwa Bhatia Bhullar Brar Chadha Chahal Dhaliwal Dhillon Gill Grewal Kalra Kohli Oberoi Randhawa Sandhu Sekhon Sethi Sidhu Sodhi Walia',
    ),
    languages: ['Hindi', 'Punjabi'],
  },
  gujarati: {
    female: splitWords(
      'Avani Bhoomi Charmi Dhruvi Falguni Foram Hetal Hiral Janki Jigna Khushbu Krupa Mansi Mittal Nirali Payal Riddhi Rutvi Shivani Urvi Vaishali Zankhana',
    ),
    male: splitWords(
      'Bhavesh Chirag Darshan Dhaval Hardik Harshil Hitesh Jatin Jignesh Kaushal Ketan Maulik Mehul Mitesh Nirav Parth Pratik Rushabh Sagar Tejas Urvish Viral',
    ),
    family: splitWords(
      'Amin Barot Bhatt Chokshi Dalal Desai Dholakia Doshi Gajjar Gandhi Jani Joshi Kothari Mehta Modi Pandya Parekh Parikh Patel Raval Sanghvi Shah Solanki Thakkar Trivedi Vora Vyas Zaveri',
    ),
    languages: ['Gujarati', 'Hindi'],
  },
  marathi: {
    female: splitWords(
      'Aarya Aboli Amruta Apurva Ashwini Gauri Ketaki Madhura Manasi Mrunal Mugdha Neha Pradnya Rasika Rucha Rutuja Sayali Shraddha Sonali Swarali Tejaswini Vaidehi',
    ),
    male: splitWords(
      'Aditya Akshay Amey Aniket Chinmay Girish Hrishikesh Kaustubh Kedar Mandar Mihir Nachiket Nilesh Omkar Pranav Prasad Rohan Sameer Sarang Shreyas Soham Sushant Tanmay Yogesh',
    ),
    family: splitWords(
      'Apte Bapat Bhide Chitale Damle Deshmukh Deshpande Dhamale Gadgil Gaikwad Ghorpade Gokhale Jadhav Joglekar Kale Karandikar Kelkar Khare Kulkarni Limaye Mahajan Moghe Nadkarni Pandit Patil Pawar Phadke Ranade Sathe Sawant Shinde Tambe Tilak Vaidya Wagh',
    ),
    native: {
      ...DEVANAGARI_GIVEN,
      family: [
        ['कुलकर्णी', 'Kulkarni'],
        ['देशपांडे', 'Deshpande'],
        ['पाटील', 'Patil'],
        ['जोशी', 'Joshi'],
        ['शिंदे', 'Shinde'],
      ],
    },
    languages: ['Marathi', 'Hindi'],
  },
  bengali: {
    female: splitWords(
      'Ananya Anindita Aparajita Arpita Debolina Ipsita Jayati Koyel Madhumita Moumita Nabanita Oindrila Paromita Piyali Rituparna Sanchari Satarupa Sharmistha Shreya Sohini Sreemoyee Tanushree',
    ),
    male: splitWords(
      'Abhijit Anirban Aritra Arnab Avik Bikram Debashis Dipankar Indranil Joydeep Kaushik Nilanjan Partha Prosenjit Ritwik Rudra Sayan Shubhankar Soumya Subhro Sudipto Swarnendu Tathagata',
    ),
    family: splitWords(
      'Bagchi Banerjee Basu Bhattacharya Bhowmick Biswas Chakraborty Chatterjee Chaudhuri Das Dasgupta Datta Deb Dutta Ganguly Ghosh Guha Kar Kundu Lahiri Maitra Majumdar Mitra Mukherjee Nandi Pal Paul Roy Saha Sanyal Sarkar Sen Sengupta Sinha',
    ),
    native: {
      female: [
        ['অনন্যা', 'Ananya'],
        ['সোহিনী', 'Sohini'],
        ['মধুমিতা', 'Madhumita'],
      ],
      male: [
        ['অনির্বাণ', 'Anirban'],
        ['সৌম্য', 'Soumya'],
        ['অভিজিৎ', 'Abhijit'],
      ],
      family: [
        ['সেন', 'Sen'],
        ['ঘোষ', 'Ghosh'],
        ['চক্রবর্তী', 'Chakraborty'],
        ['দাস', 'Das'],
      ],
    },
    languages: ['Bengali', 'Hindi'],
  },
  tamil: {
    female: splitWords(
      'Abirami Akila Anuradha Bhuvana Deepika Gayathri Hema Indumathi Janani Kalyani Kavitha Lakshmi Malini Meenakshi Nithya Oviya Padma Revathi Sangeetha Shanthi Sowmya Srividya Thenmozhi Uma Vaishnavi Vidhya Yamuna',
    ),
    male: splitWords(
      'Aravind Arun Ashwin Balaji Barath Dinesh Ganesh Gokul Hari Ilango Karthik Kathiravan Madhavan Manikandan Mukund Muthu Naren Prabhu Raghav Sanjay Saravanan Senthil Shankar Sivakumar Srinivasan Sudharsan Surya Vasanth Vignesh Vijay',
    ),
    family: splitWords(
      'Anandan Annamalai Balasubramanian Chandrasekaran Chidambaram Durairaj Elangovan Gopalakrishnan Govindarajan Iyengar Iyer Jayaraman Kannan Krishnamurthy Kumaresan Mahadevan Natarajan Palaniappan Parthasarathy Rajagopalan Ramachandran Ramanathan Ranganathan Sankaran Seshadri Shanmugam Subramanian Sundaram Thiagarajan Vaidyanathan Venkataraman Viswanathan',
    ),
    native: {
      female: [
        ['கவிதா', 'Kavitha'],
        ['மீனாட்சி', 'Meenakshi'],
        ['தேன்மொழி', 'Thenmozhi'],
        ['நித்யா', 'Nithya'],
      ],
      male: [
        ['கார்த்திக்', 'Karthik'],
        ['செந்தில்', 'Senthil'],
        ['அரவிந்த்', 'Aravind'],
        ['முத்து', 'Muthu'],
      ],
      family: [
        ['சுந்தரம்', 'Sundaram'],
        ['நடராஜன்', 'Natarajan'],
        ['கண்ணன்', 'Kannan'],
        ['சுப்பிரமணியன்', 'Subramanian'],
      ],
    },
    languages: ['Tamil'],
  },
  telugu: {
    female: splitWords(
      'Alekhya Anusha Bhargavi Chandana Deepthi Geetha Harika Himabindu Jahnavi Keerthi Lavanya Mounika Navya Pranathi Pravallika Rajitha Ramya Sahithi Sindhu Sirisha Sravani Swapna Tejaswi Vasavi',
    ),
    male: splitWords(
      'Abhinav Anil Bharadwaj Charan Chaitanya Dheeraj Gopi Hemanth Kalyan Karunakar Kiran Krishna Mahesh Murali Nagarjuna Naveen Phani Praveen Rajesh Ravi Sai Sandeep Satish Sridhar Sumanth Teja Uday Vamsi Venkat',
    ),
    family: splitWords(
      'Akella Alluri Bandaru Bhamidipati Boddu Chaganti Chalasani Chilukuri Chintala Dasari Gadde Gandham Garikapati Gudipati Jasti Kakarla Kolluri Kommineni Kondapalli Madduri Mallampalli Nalluri Nemani Pasupuleti Peddireddy Potluri Rachakonda Reddy Sunkara Tadepalli Vemuri Yarlagadda Yerramilli',
    ),
    languages: ['Telugu', 'Hindi'],
  },
  kannada: {
    female: splitWords(
      'Aishwarya Ambika Bhoomika Chaitra Deepa Divya Ganavi Kavya Kusuma Lekha Manjula Nagashree Nethra Pavithra Poornima Rachana Rashmi Roopa Sahana Shilpa Soujanya Spoorthi Sushma Vinutha',
    ),
    male: splitWords(
      'Adarsh Akash Amogh Basavaraj Chetan Darshan Ganesh Girish Guruprasad Harish Jayanth Kiran Lohith Manjunath Nagaraj Naveen Prajwal Prakash Raghavendra Rakesh Santosh Sharath Shashidhar Sudeep Sunil Suhas Vinay Yashwanth',
    ),
    family: splitWords(
      'Acharya Adiga Bhat Bellary Chandrashekar Gowda Hegde Hiremath Holla Kamath Karanth Kumar Kuvempu Lokesh Mallya Murthy Nayak Pai Patil Prabhu Rao Shankar Shenoy Shetty Siddaramu Swamy Udupa Upadhya Urs',
    ),
    native: {
      female: [
        ['ಕಾವ್ಯ', 'Kavya'],
        ['ರಶ್ಮಿ', 'Rashmi'],
      ],
      male: [
        ['ಮಂಜುನಾಥ', 'Manjunath'],
        ['ಪ್ರಕಾಶ್', 'Prakash'],
      ],
      family: [
        ['ಹೆಗ್ಡೆ', 'Hegde'],
        ['ಗೌಡ', 'Gowda'],
        ['ರಾವ್', 'Rao'],
      ],
    },
    languages: ['Kannada', 'Hindi'],
  },
  malayali: {
    female: splitWords(
      'Aleena Amrutha Anjana Anju Aswathy Athira Devika Gopika Greeshma Keerthana Lakshmipriya Lekshmi Liya Manju Maria Merin Nimisha Parvathy Reshma Rosmin Saranya Sneha Sreelakshmi Tessa',
    ),
    male: splitWords(
      'Abhijith Ajith Akhil Aneesh Anoop Arjun Basil Bibin Biju Deepu Gokul Jibin Jithin Joel Jomon Libin Manoj Nidhin Rahul Renjith Rohith Sajan Sarath Shyam Sreejith Tom Unnikrishnan Vishnu',
    ),
    family: splitWords(
      'Abraham Antony Chacko Cherian Eapen George Jacob John Joseph Koshy Krishnan Kurian Kurup Kuruvilla Mathew Menon Nair Nambiar Namboothiri Ninan Panicker Philip Pillai Pisharody Thomas Unnithan Varghese Varma Varrier Zachariah',
    ),
    native: {
      female: [
        ['അഞ്ജന', 'Anjana'],
        ['ലക്ഷ്മി', 'Lakshmi'],
      ],
      male: [
        ['വിഷ്ണു', 'Vishnu'],
        ['അർജുൻ', 'Arjun'],
      ],
      family: [
        ['നായർ', 'Nair'],
        ['മേനോൻ', 'Menon'],
      ],
    },
    languages: ['Malayalam'],
  },
  odia: {
    female: splitWords(
      'Ankita Barsha Debasmita Ipsita Itishree Lopamudra Madhusmita Monalisa Pratikshya Priyadarshini Sasmita Smita Subhashree Sulagna Tapaswini',
    ),
    male: splitWords(
      'Amlan Ashutosh Bibhuti Biswajit Chinmaya Debabrata Gyana Jyotiranjan Manas Pratyush Rajkishore Sambit Satyajit Soumyaranjan Subhransu',
    ),
    family: splitWords(
      'Acharya Barik Behera Dash Jena Mahapatra Mallick Mishra Mohanty Mohapatra Nanda Nayak Padhi Panda Parida Patnaik Pradhan Rath Routray Sahoo Samal Satapathy Senapati Swain Tripathy',
    ),
    languages: ['Odia', 'Hindi'],
  },
  northeast: {
    female: splitWords(
      'Ankita Banani Bornali Daisy Evelyn Gitanjali Himakshi Jahnabi Kakoli Lalrinpuii Marami Nabanita Pallabi Rimjhim Rosy Tamanna Themjen Zoremsangi',
    ),
    male: splitWords(
      'Abhinash Bhaskar Bikash Dhruba Gaurav Hemanta Imti Jyotirmoy Lalthanga Manash Nayan Pranjal Rituraj Sanjib Themba Udipta Zubeen',
    ),
    family: splitWords(
      'Baruah Bharali Bhuyan Boro Borah Borgohain Chetri Dutta Gogoi Hazarika Jamir Kalita Khongwir Konwar Lyngdoh Marak Medhi Nongrum Pegu Phukan Ralte Saikia Sangma Sharma Talukdar Thapa',
    ),
    languages: ['Assamese', 'Hindi'],
  },
  goan: {
    female: splitWords(
      'Alisha Andrea Bianca Candida Delphine Edwina Fiona Glenda Irene Joanne Larissa Lynette Maria Natasha Primrose Rochelle Sabrina Sharon Valencia',
    ),
    male: splitWords(
      'Adrian Alban Brendan Clive Denzil Elvis Frazer Gavin Glenn Ivan Joel Kenrick Lester Melroy Nigel Oswald Rohan Savio Trevor Wilfred',
    ),
    family: splitWords(
      'Almeida Barreto Braganza Carvalho Coelho Colaco Correia Costa Crasto Dias Dsouza Fernandes Furtado Gomes Gonsalves Lobo Mascarenhas Menezes Monteiro Noronha Pereira Pinto Rebello Rodrigues Saldanha Sequeira Vaz Viegas',
    ),
    languages: ['Konkani', 'Hindi'],
  },
  indianMuslim: {
    female: splitWords(
      'Aaliya Afreen Alina Ayesha Bushra Farah Fatima Heena Iram Mahira Mariam Nazia Nida Rukhsar Saba Saima Sana Shazia Tabassum Yasmin Zainab Zoya',
    ),
    male: splitWords(
      'Aamir Adil Ahsan Arbaaz Asif Danish Faisal Farhan Hamza Imran Irfan Junaid Kashif Moin Nadeem Rehan Rizwan Salman Shahid Tariq Wasim Yusuf Zaid Zubair',
    ),
    family: splitWords(
      'Ahmed Alam Ali Ansari Azmi Baig Farooqui Fazal Hashmi Hussain Iqbal Jafri Kazmi Khan Kidwai Lari Merchant Mirza Naqvi Pathan Qureshi Rahman Rizvi Saifi Sayyed Shaikh Siddiqui Usmani Warsi Zaidi',
    ),
    languages: ['Urdu', 'Hindi'],
  },
};
