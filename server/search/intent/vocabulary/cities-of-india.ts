/** City | state | other names and quarters people name instead of the city. */
export const CITIES_OF_INDIA = `
Bengaluru | Karnataka | bangalore, blr, blore, bengalore, banglore, koramangala, indiranagar, whitefield, hsr layout, hsr, electronic city, marathahalli, bellandur, jayanagar, jp nagar, hebbal, yelahanka, sarjapur, malleshwaram, mg road bangalore, btm layout, manyata tech park
Mumbai | Maharashtra | bombay, bom, mum, andheri, powai, bkc, bandra, bandra kurla complex, lower parel, worli, goregaon, malad, borivali, juhu, nariman point, dadar, kurla, vikhroli, chembur, mulund, ghatkopar, south bombay
Hyderabad | Telangana | hyd, hitech city, hitec city, gachibowli, madhapur, cyberabad, secunderabad, kondapur, banjara hills, jubilee hills, kukatpally, begumpet
Chennai | Tamil Nadu | madras, omr, t nagar, velachery, guindy, adyar, anna nagar, sholinganallur, tambaram, nungambakkam
Pune | Maharashtra | poona, hinjewadi, hinjawadi, kharadi, baner, viman nagar, magarpatta, hadapsar, kothrud, koregaon park, chakan, pimpri, pimpri chinchwad, wakad, aundh
New Delhi | Delhi | delhi, dilli, connaught place, nehru place, saket, okhla, dwarka, south delhi, karol bagh, vasant kunj, hauz khas, aerocity, lajpat nagar, rohini
Gurugram | Haryana | gurgaon, ggn, cyber city, cyber hub, cybercity, dlf phase 3, udyog vihar, sohna road, golf course road, manesar
Noida | Uttar Pradesh | greater noida, noida sector 62, noida extension
Ghaziabad | Uttar Pradesh | indirapuram, vaishali
Faridabad | Haryana |
Kochi | Kerala | cochin, ernakulam, kakkanad, infopark
Ahmedabad | Gujarat | amdavad, ahmadabad, gift city, sg highway, prahlad nagar
Gandhinagar | Gujarat |
Jaipur | Rajasthan | pink city, malviya nagar, sitapura
Kolkata | West Bengal | calcutta, salt lake, new town, rajarhat, park street, howrah
Kozhikode | Kerala | calicut
Lucknow | Uttar Pradesh | gomti nagar
Dehradun | Uttarakhand |
Bhubaneswar | Odisha | bbsr, bhubaneshwar
Visakhapatnam | Andhra Pradesh | vizag, vishakhapatnam
Chandigarh | Chandigarh | tricity
Mohali | Punjab |
Coimbatore | Tamil Nadu | kovai, cbe
Panaji | Goa | panjim
Thiruvananthapuram | Kerala | trivandrum, tvm, technopark
Surat | Gujarat |
Siliguri | West Bengal |
Nashik | Maharashtra | nasik
Indore | Madhya Pradesh |
Mysuru | Karnataka | mysore
Vijayawada | Andhra Pradesh |
Patna | Bihar |
Ranchi | Jharkhand |
Guwahati | Assam | gauhati
Raipur | Chhattisgarh |
Hubballi | Karnataka | hubli, hubli dharwad
Ludhiana | Punjab |
Bhopal | Madhya Pradesh |
Nagpur | Maharashtra |
Madurai | Tamil Nadu |
Shimla | Himachal Pradesh | simla
Shillong | Meghalaya |
Mangaluru | Karnataka | mangalore
Vadodara | Gujarat | baroda
Thane | Maharashtra |
Navi Mumbai | Maharashtra | vashi, belapur, airoli, nerul, kharghar
Bhiwandi | Maharashtra |
Rajkot | Gujarat |
Jamnagar | Gujarat |
Vapi | Gujarat |
Ankleshwar | Gujarat |
Kanpur | Uttar Pradesh | cawnpore
Agra | Uttar Pradesh |
Varanasi | Uttar Pradesh | banaras, benares
Prayagraj | Uttar Pradesh | allahabad
Meerut | Uttar Pradesh |
Moradabad | Uttar Pradesh |
Amritsar | Punjab |
Jalandhar | Punjab |
Jodhpur | Rajasthan |
Udaipur | Rajasthan |
Kota | Rajasthan |
Gwalior | Madhya Pradesh |
Jabalpur | Madhya Pradesh |
Jamshedpur | Jharkhand | tatanagar
Dhanbad | Jharkhand |
Cuttack | Odisha |
Rourkela | Odisha |
Tiruppur | Tamil Nadu | tirupur
Tiruchirappalli | Tamil Nadu | trichy, tiruchi
Salem | Tamil Nadu |
Hosur | Tamil Nadu |
Erode | Tamil Nadu |
Thrissur | Kerala | trichur
Kannur | Kerala | cannanore
Kollam | Kerala | quilon
Belagavi | Karnataka | belgaum
Tumakuru | Karnataka | tumkur
Udupi | Karnataka | manipal
Warangal | Telangana |
Guntur | Andhra Pradesh |
Tirupati | Andhra Pradesh |
Nellore | Andhra Pradesh |
Chhatrapati Sambhajinagar | Maharashtra | aurangabad, sambhajinagar
Kolhapur | Maharashtra |
Solapur | Maharashtra | sholapur
Haridwar | Uttarakhand |
Panipat | Haryana |
Karnal | Haryana |
Sonipat | Haryana |
Jammu | Jammu and Kashmir |
Srinagar | Jammu and Kashmir |
Durgapur | West Bengal |
Asansol | West Bengal |
Puducherry | Puducherry | pondicherry, pondy
Imphal | Manipur |
Agartala | Tripura |
Gangtok | Sikkim |
`;

/** State | other names. */
export const STATES_OF_INDIA = `
Karnataka | ktk
Maharashtra |
Telangana |
Tamil Nadu | tamilnadu, tn
Kerala | god's own country
Gujarat |
Rajasthan |
Uttar Pradesh | up
Haryana |
Punjab |
Madhya Pradesh | mp
West Bengal | bengal
Odisha | orissa
Andhra Pradesh | andhra
Bihar |
Jharkhand |
Assam |
Chhattisgarh | chattisgarh
Himachal Pradesh | himachal
Meghalaya |
Uttarakhand | uttaranchal
Goa |
Sikkim |
Manipur |
Tripura |
Jammu and Kashmir | j&k, kashmir
`;
