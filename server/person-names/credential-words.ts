import { splitWords } from '../../shared/split-words.ts';

/** Generations. */
export const GENERATIONS = new Set(
  splitWords('jr sr júnior filho sobrinho jnr snr junior senior ii iii iv vi vii viii ix esq esquire 2nd 3rd'),
);

/** Degrees, licences, memberships and orders as they stand behind names, in small letters without dots, by field. */
export const CREDENTIALS = new Set(
  splitWords(`
phd dphil edd dba jd llm llb llb(hons) md mbbs mbchb mbbch dds dmd dvm dnp do od dc dpt pharmd pharm psyd dsc scd dlitt dmin thd drph engd
mba emba gmba ma ms msc mse msw mph mpa mpp mfa mha mhs mhrm mim mlis mls mmus mphil mpharm mres mst mta mtech mcom med mdiv mca mcs meng mfin march macc mat mpt pgdm pgdbm pgd pgdip pgce msced msed
ba bs bsc bsn bba bca bcom be beng btech bed bfa bms bpharm bpt bdes barch llb aa aas as ab aba
cpa cfa frm caia cma ca aca fca acca fcca acma fcma cgma acs fcs cs cia cisa cism crisc cgeit cfe cfp chfc clu cfs cpwa cima cva abv asa mai ea cb cpcu are arm lutc fsa asa acia fcia frsa casm cams crcm cebs
pmp pmi pmi-acp pmi-pba pmi-rmp pgmp pfmp capm prince2 csm cspo csp a-csm a-cspo csp-sm csp-po psm psmi psmii pspo pspoi safe spc rte sa popm ssm itil itilv4 togaf cbap ccba ecba cscp cpim cltd cpsm cpp cips mcips fcips lssbb lssgb lss ssbb ssgb cssbb cssgb cqa cqe cre cmq msp p3o
cissp cisa ccsp ceh oscp osce oswe gpen gcih gsec gcia gcfa security+ comptia ccna ccnp ccie mcse mcsa mcp mct mvp aws gcp cka ckad cipm cipp cipp/e cipp/us cipp/c cipt fip cdpse sscp ccsk
shrm shrm-cp shrm-scp phr sphr gphr phri sphri cphr chrp chrl cipd mcipd fcipd assoc acc pcc mcc icf cptd aptd cpc cplp ccp grp gphr sphr cebs
rn bsn msn np fnp fnp-c fnp-bc aprn arnp agnp cnm crna lpn lvn pa pa-c rph rd rdn ldn lcsw lmsw lpc lpcc lmft mft lmhc bcba bcba-d ccc-slp slp otr otr/l cota pt dpt cscs cpt atc emt rdh rt rrt rvt facp facs facc facog faap fache facep faan faha frcs frcp frcog frcpath frca mrcp mrcs mrcog mrcgp frcpc frcsc dnb dgo dm mch mds bds bhms bams bpt dip fellow
pe eit se cem leed ap leed-ap bd+c id+c o+m well fitwel aia faia ra riba ncarb asla pla aicp faicp gisp cfm cpesc nebosh iosh cmiosh csp cih asp chst csm cmrp pls ceng ieng mieee fieee miet fiet mice fice mistructe miche mimeche fimeche cphys csci cchem mrsc frsc mrics frics miod fcma mcim fcim dipm acim mbcs fbcs citp fhea sfhea
realtor gri abr crs sres epro e-pro csp ccim sior cpm mcne crb srs psa rene ahwd
cmp cmm des cae iom cfre cda ceo
obe mbe cbe kbe dbe om ch gbe qc kc sc mp msp mep mla mpp mlc mna td pc ao am oam cm oc cstj vc gc dso dsc mc afc cb kcb kcmg cmg rafdso bem vsm avsm pvsm ias ips ifs irs ips retd ret rtd (ret) usn usaf usmc usa uscg raf rn
eds edm edsp nbct llc cpacc cuxp cpd hons hon emba ccim cisr cic crm cpia aai aic ais ains aint arms cplu lutcf clf cltc rhu chs ric cfs
re ra rc aa gaicd faicd maicd dipfa
mvo lvo qfsm qpm dl jp frgs frs fba fsa freng frse fras flibs fls
mrpharms mpharms
sj osb ofm ofmcap osf ocd cssr sdb rsm osu svd omi csj ssnd
`),
);

/** In small letters, too, these are no names: 'john doe phd'. */
export const ALWAYS = new Set(
  splitWords(
    'phd mba cpa cfa pmp mbbs llb llm dds jr jnr iii esq edd msc bsc btech mtech bcom mcom dphil pharmd cissp emba msced msed',
  ),
);

/** With dots, right behind a single name: initials may stand there, too. */
export const SURE_INITIALS = new Set(splitWords('md do jd dds dmd dvm qc pe rn'));

/** Letters that stand before a name in some countries and are nobody's initials: 'CPC Juan Paredes', 'DI Markus Steiner'. */
export const BEFORE_NAMES = new Set(
  splitWords('cpc cpcc dr di bd cpt msg mgr ing lcdo lcda mba phd rn cpa ca cs cma cfa pmp'),
);
