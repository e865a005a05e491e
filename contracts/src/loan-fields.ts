/** The fields of a loan application by the kind of their value (Spec 2 §3), without the customer's names. */
export const texts =
	"country id_number contact_info social_security address_detail job work_address debt_info" as const;
/** Figures of zero or more. */
export const amounts =
	"loan_amount personal_income family_income annual_income other_income annual_savings" as const;
/** Whole numbers. */
export const counts = "age work_years credit_score" as const;
export const answers = "has_family has_pension has_house has_car" as const;
/** Addresses of pictures. */
export const pictures = "hand_pic house_cert car_cert passport_photo tax_bill credit_score_pic" as const;

/** All of them. The site has a switch for each; the names are always asked for. */
export const applicationFields =
	`sex birthday mobile id_card_type ${texts} ${amounts} ${counts} ${answers} ${pictures}` as const;

/** With each field that a site can require of a customer with an ID card, without a home and a car. */
export const exampleApplication = {
	name: "Berg",
	last_name: "Mia",
	sex: "2" as const,
	birthday: "1990-02-28",
	country: "Austria",
	mobile: "+043-6641234567",
	id_card_type: "1" as const,
	id_number: "A0012345",
	age: "35",
	contact_info: "mia@tradewind.test",
	loan_amount: "1500.5",
	social_security: "0123 280290",
	has_family: "1" as const,
	address_detail: "Ring 1, Wien",
	job: "baker",
	work_years: "12",
	work_address: "Markt 2, Wien",
	personal_income: "2500",
	family_income: "4000.5",
	annual_income: "30000",
	annual_savings: "1000",
	debt_info: "none",
	has_pension: "0" as const,
	has_house: "0" as const,
	has_car: "0" as const,
	credit_score: "700",
	tax_bill: "/media/uploads/0b8f2c1e6a574b0e9a0c1f1a3a8f7c11aa01bb02.jpg",
};
