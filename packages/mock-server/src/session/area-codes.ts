/**
 * Countries and their calling codes. Those that the services are not offered to (Spec 1 §1) are missing. The United States are
 * the first: their code is the default (Spec 1 §9).
 */
const callingCodes =
	"US 1,CA 1,AE 971,AM 374,AR 54,AT 43,AU 61,AZ 994,BA 387,BD 880,BE 32,BG 359,BH 973,BO 591,BR 55,BY 375,CH 41,CL 56,CO 57,CR 506,CY 357,CZ 420,DE 49,DK 45,DZ 213,EC 593,EE 372,EG 20,ES 34,FI 358,FR 33,GB 44,GE 995,GH 233,GR 30,GT 502,HK 852,HR 385,HU 36,ID 62,IE 353,IN 91,IQ 964,IS 354,IT 39,JO 962,JP 81,KE 254,KH 855,KR 82,KW 965,KZ 7,LA 856,LB 961,LK 94,LT 370,LU 352,LV 371,MA 212,MM 95,MN 976,MO 853,MT 356,MX 52,MY 60,NG 234,NL 31,NO 47,NP 977,NZ 64,OM 968,PA 507,PE 51,PH 63,PK 92,PL 48,PT 351,PY 595,QA 974,RO 40,RS 381,SA 966,SE 46,SG 65,SI 386,SK 421,TH 66,TN 216,TR 90,TW 886,UA 380,UY 598,UZ 998,VN 84,ZA 27";

/** The area codes of the mock platform, as `area_list` delivers them. */
export const areaCodes = callingCodes.split(",").map((entry, index) => {
	const [code = "", digits = ""] = entry.split(" ");
	return { id: index + 1, code, global_code: `+00${digits}` };
});
