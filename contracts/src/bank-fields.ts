/** The text fields of a customer's bank account (Spec 2 §3). The site has a switch for each, apart from the names of payee and bank. */
export const bankFields =
	"payee_name payee_account payee_address bank_name bank_code bank_address bank_branch bank_swift bank_iban bank_ifsc routing_number post_code" as const;
