import { describe, expect, test } from "vitest";
import { bankNotices } from "./bank-numbers.ts";

const shown = ["iban", "swift"] as const;

/** Examples of the IBAN registry of SWIFT (swift.com/resource/iban-registry-pdf). */
const ibans = [
	"AD1200012030200359100100",
	"AE070331234567890123456",
	"AT611904300234573201",
	"BE68539007547034",
	"BG80BNBG96611020345678",
	"BH67BMAG00001299123456",
	"BR1800360305000010009795493C1",
	"CH9300762011623852957",
	"CY17002001280000001200527600",
	"CZ6508000000192000145399",
	"DE89370400440532013000",
	"DK5000400440116243",
	"EE382200221020145685",
	"EG380019000500000000263180002",
	"ES9121000418450200051332",
	"FI2112345600000785",
	"FR1420041010050500013M02606",
	"GB29NWBK60161331926819",
	"GR1601101250000000012300695",
	"HR1210010051863000160",
	"HU42117730161111101800000000",
	"IE29AIBK93115212345678",
	"IL620108000000099999999",
	"IT60X0542811101000000123456",
	"JO94CBJO0010000000000131000302",
	"KW81CBKU0000000000001234560101",
	"LB62099900000001001901229114",
	"LT121000011101001000",
	"LU280019400644750000",
	"LV80BANK0000435195001",
	"MT84MALT011000012345MTLCAST001S",
	"NL91ABNA0417164300",
	"NO9386011117947",
	"PK36SCBL0000001123456702",
	"PL61109010140000071219812874",
	"PT50000201231234567890154",
	"QA58DOHB00001234567890ABCDEFG",
	"RO49AAAA1B31007593840000",
	"SA0380000000608010167519",
	"SE4550000000058398257466",
	"SI56263300012039086",
	"SK3112000000198742637541",
	"TR330006100519786457841326",
	"UA213223130000026007233566001",
];
const codes = ["DEUTDEFF", "DEUTDEFF500", "NEDSZAJJXXX", "HSBCHKHHHKH", "CHASUS33", "SCBLSGSG", "EBILAEAD"];

describe("Spec 2 §3: the numbers of a bank account", () => {
	test.each(ibans)("%s is a right IBAN, also in groups of four and in small letters", (iban) => {
		const grouped = iban.replace(/(.{4})/g, "$1 ").trim();
		expect(
			[iban, grouped, iban.toLowerCase()].map((one) => bankNotices({ iban: one, swift: "" }, shown)),
		).toEqual([[], [], []]);
	});

	test.each([
		...ibans.map((iban) => `${iban.slice(0, 3)}${(Number(iban[3]) + 1) % 10}${iban.slice(4)}`),
		"DE8937040044053201300",
		"GB29NWBK6016133192681",
		"XX89370400440532013000",
		"0012345678",
	])("%s is no right IBAN, and only a notice says so", (iban) => {
		expect(bankNotices({ iban, swift: "" }, shown)).toEqual([{ is: "check digits wrong", field: "iban" }]);
	});

	test.each(codes)("%s has the form of a SWIFT code, also in small letters", (swift) => {
		expect([swift, swift.toLowerCase()].map((one) => bankNotices({ iban: "", swift: one }, shown))).toEqual([
			[],
			[],
		]);
	});

	test.each(["DEUTDEF", "DEUTDEFF50", "DEUTDEFF5000", "DEUTXXFF", "D3UTDEFF", "Deutsche Bank"])(
		"%s has not the form of a SWIFT code, and only a notice says so",
		(swift) => {
			expect(bankNotices({ iban: "", swift }, shown)).toEqual([{ is: "form unusual", field: "swift" }]);
		},
	);

	test("have no notice while they are empty or hidden", () => {
		const wrong = { iban: "DE00", swift: "DEUT" };
		expect([bankNotices({ iban: " ", swift: "" }, shown), bankNotices(wrong, [])]).toEqual([[], []]);
	});
});
