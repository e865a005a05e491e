/** All that a loan application can ask for, in the order of the form (Spec 2 §3, Loan application). */
export const applicationFields = [
	"lastName",
	"firstName",
	"sex",
	"birthday",
	"country",
	"mobile",
	"idKind",
	"idNumber",
	"handPicture",
	"age",
	"contactInfo",
	"loanAmount",
	"socialSecurity",
	"hasFamily",
	"address",
	"job",
	"workYears",
	"workAddress",
	"personalIncome",
	"familyIncome",
	"annualIncome",
	"otherIncome",
	"annualSavings",
	"debtInfo",
	"hasPension",
	"hasHouse",
	"houseCertificate",
	"hasCar",
	"carCertificate",
	"passportPhoto",
	"creditScore",
	"taxBill",
	"creditScorePicture",
] as const;
export type ApplicationField = (typeof applicationFields)[number];

export type NameField = "lastName" | "firstName";
export type TextField =
	| NameField
	| "country"
	| "idNumber"
	| "contactInfo"
	| "socialSecurity"
	| "address"
	| "job"
	| "workAddress"
	| "debtInfo";
/** Amounts of money. */
export type AmountField =
	| "loanAmount"
	| "personalIncome"
	| "familyIncome"
	| "annualIncome"
	| "otherIncome"
	| "annualSavings";
/** Whole numbers. */
export type CountField = "age" | "workYears" | "creditScore";
export type AnswerField = "hasFamily" | "hasPension" | "hasHouse" | "hasCar";
const pictureFields = [
	"handPicture",
	"houseCertificate",
	"carCertificate",
	"passportPhoto",
	"taxBill",
	"creditScorePicture",
] as const satisfies readonly ApplicationField[];
export type PictureField = (typeof pictureFields)[number];

/** Whether a field holds the address of a picture. */
export const isPicture = (field: string): boolean => pictureFields.some((one) => one === field);

/** What the site asks for: a switch for each field but the names, which it always asks for (Spec 2 §5). */
export type AskedFields = Readonly<Record<Exclude<ApplicationField, NameField>, boolean>>;

/** The answers that decide about other fields. */
export interface DecidingAnswers {
	readonly idKind: "ID card" | "passport" | undefined;
	readonly hasHouse: boolean | undefined;
	readonly hasCar: boolean | undefined;
}

/**
 * The fields that a customer sees, in the order of the form (Spec 2 §5): the names, and what the site asks for. The passport
 * photo is for passports, the certificates for those who say that they have a house or a car; where the site asks for one
 * of these without its question, everybody sees it.
 */
export const shownFields = (asks: AskedFields, answers: DecidingAnswers): readonly ApplicationField[] =>
	applicationFields.filter((field) => {
		switch (field) {
			case "lastName":
			case "firstName":
				return true;
			case "passportPhoto":
				return asks.passportPhoto && (!asks.idKind || answers.idKind === "passport");
			case "houseCertificate":
				return asks.houseCertificate && (!asks.hasHouse || answers.hasHouse === true);
			case "carCertificate":
				return asks.carCertificate && (!asks.hasCar || answers.hasCar === true);
			default:
				return asks[field];
		}
	});

/**
 * The shown fields that can't be left empty (Spec 2 §5): all but the picture with the card in hand, other income and the
 * picture of the credit score, and the certificates where the question is not asked that they would prove.
 */
export const requiredFields = (asks: AskedFields, answers: DecidingAnswers): readonly ApplicationField[] =>
	shownFields(asks, answers).filter((field) => {
		switch (field) {
			case "handPicture":
			case "otherIncome":
			case "creditScorePicture":
				return false;
			case "houseCertificate":
				return asks.hasHouse;
			case "carCertificate":
				return asks.hasCar;
			default:
				return true;
		}
	});
