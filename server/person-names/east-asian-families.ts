import { splitWords } from '../../shared/split-words.ts';

/** Family names by how many bear them: where both ends of a name could be one, the commoner is. */
export const CHINESE = splitWords(
  'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng yu dong xiao cheng cao yuan deng fu shen zeng peng lu su jiang cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan lei qian yin chang qiao lai gong wen wong chan lee lam cheung ng leung lau ho chow tsang kwok yip lim goh ong teo koh chua tay chong yeung fung tse choi poon hui chiu siu chiang hsu tsai hsieh chang kuo lo tam fok mok pang kwan yuen tong lui yau siu mak loh low soh seah heng quek phua toh yap yeo yeoh khoo ooi tiong chin chew chia loo kok gan xi bi bian bao chi cen geng ji ju ke lan leng lian miao mu ni nie ning ou pei qi qu rong rao ruan sha shan shang sheng shu teng tong tu weng xiang xing ying you yue yun zhan zhen zhuang zhuo zong zuo tsao',
);
/** So many of them are common. */
export const COMMON = 100;
export const KOREAN = splitWords(
  'kim lee park choi jung jeong kang cho yoon yun jang lim han oh seo shin kwon hwang ahn song yoo hong jeon moon bae baek ryu noh nam shim ha joo koo bang ban chung chang yang rhee pak',
);
export const VIETNAMESE = splitWords(
  'nguyen tran pham huynh hoang phan vu vo dang bui ngo duong truong dinh doan trinh luong le ho do ly mai lam dao',
);

/** Chinese family names of two syllables, without hyphen or space. */
export const CHINESE_DOUBLES = new Set(
  splitWords(
    'ouyang auyeung auyong sima szema situ szeto seeto shangguan sheungkoon zhuge chukot murong huangfu linghu nangong xiahou gongsun yuwen duanmu dongfang ximen zhangsun helian namgung hwangbo jegal sagong seonu sunwoo dokgo',
  ),
);
