/** All fields of a loan application in the order of the form (Spec 2 §3, Loan application). */
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
export const isPicture = (field: string): field is PictureField => pictureFields.some((one) => one === field);

/**
 * The fields that the site requests: one switch per field, except the names, which are always requested (Spec 2 §5).
 */
export type AskedFields = Readonly<Record<Exclude<ApplicationField, NameField>, boolean>>;

/** Which fields are requested, from their names. Names that are unknown here are ignored. */
export const askedFields = (names: readonly string[]): AskedFields => {
	const asks = (field: keyof AskedFields): boolean => names.includes(field);
	return {
		sex: asks("sex"),
		birthday: asks("birthday"),
		country: asks("country"),
		mobile: asks("mobile"),
		idKind: asks("idKind"),
		idNumber: asks("idNumber"),
		handPicture: asks("handPicture"),
		age: asks("age"),
		contactInfo: asks("contactInfo"),
		loanAmount: asks("loanAmount"),
		socialSecurity: asks("socialSecurity"),
		hasFamily: asks("hasFamily"),
		address: asks("address"),
		job: asks("job"),
		workYears: asks("workYears"),
		workAddress: asks("workAddress"),
		personalIncome: asks("personalIncome"),
		familyIncome: asks("familyIncome"),
		annualIncome: asks("annualIncome"),
		otherIncome: asks("otherIncome"),
		annualSavings: asks("annualSavings"),
		debtInfo: asks("debtInfo"),
		hasPension: asks("hasPension"),
		hasHouse: asks("hasHouse"),
		houseCertificate: asks("houseCertificate"),
		hasCar: asks("hasCar"),
		carCertificate: asks("carCertificate"),
		passportPhoto: asks("passportPhoto"),
		creditScore: asks("creditScore"),
		taxBill: asks("taxBill"),
		creditScorePicture: asks("creditScorePicture"),
	};
};

/** Answers that determine whether other fields are visible. */
export interface DecidingAnswers {
	readonly idKind: "ID card" | "passport" | undefined;
	readonly hasHouse: boolean | undefined;
	readonly hasCar: boolean | undefined;
}

/**
 * The visible fields in the order of the form (Spec 2 §5): the names and all requested fields. The passport photo
 * depends on the id kind, the certificates on owning a home or a car. If the site does not ask that question, they
 * are visible to everyone.
 */
export const visibleFields = (asks: AskedFields, answers: DecidingAnswers): readonly ApplicationField[] =>
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
 * The visible fields that must not be empty (Spec 2 §5). Optional are the picture in hand, other income, the credit
 * score picture, and a certificate whose question is not asked.
 */
export const requiredFields = (asks: AskedFields, answers: DecidingAnswers): readonly ApplicationField[] =>
	visibleFields(asks, answers).filter((field) => {
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
