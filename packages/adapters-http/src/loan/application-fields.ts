import type { ApplicationField } from "@tradewind/domain/loan";

/** The names on the wire of the fields of a loan application that have a switch of the site (Spec 2 §3). */
const askedWireNames = {
	sex: "sex",
	birthday: "birthday",
	country: "country",
	mobile: "mobile",
	idKind: "id_card_type",
	idNumber: "id_number",
	handPicture: "hand_pic",
	age: "age",
	contactInfo: "contact_info",
	loanAmount: "loan_amount",
	socialSecurity: "social_security",
	hasFamily: "has_family",
	address: "address_detail",
	job: "job",
	workYears: "work_years",
	workAddress: "work_address",
	personalIncome: "personal_income",
	familyIncome: "family_income",
	annualIncome: "annual_income",
	otherIncome: "other_income",
	annualSavings: "annual_savings",
	debtInfo: "debt_info",
	hasPension: "has_pension",
	hasHouse: "has_house",
	houseCertificate: "house_cert",
	hasCar: "has_car",
	carCertificate: "car_cert",
	passportPhoto: "passport_photo",
	creditScore: "credit_score",
	taxBill: "tax_bill",
	creditScorePicture: "credit_score_pic",
} as const;

export const wireNames = {
	lastName: "name",
	firstName: "last_name",
	...askedWireNames,
} as const satisfies Record<ApplicationField, string>;

/** Each field with its switch of the site. */
export const askedNames = Object.entries(askedWireNames).map(
	([field, name]) => [field, `is_loan_${name}` as const] as const,
);
