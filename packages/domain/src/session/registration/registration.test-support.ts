import { secret } from "../../command/secret.ts";
import { areas } from "../account/account.test-support.ts";
import { emptyRegistration, type RegistrationForm } from "./registration-form.ts";
import type { RegistrationFacts } from "./registration-summary.ts";

/** A site that requests only an account and a password. */
export const asksLittle: RegistrationFacts = {
	areas,
	invitedBy: "",
	asksMobileWithEmail: false,
	asksSsn: false,
	asksHandPicture: false,
	asksPayPassword: false,
	asksInviteCode: false,
	needsInviteCode: false,
	proof: "none",
	captcha: undefined,
};

/** A site that requests every field. */
export const asksAll: RegistrationFacts = {
	...asksLittle,
	asksMobileWithEmail: true,
	asksSsn: true,
	asksHandPicture: true,
	asksPayPassword: true,
	asksInviteCode: true,
	needsInviteCode: true,
	proof: "code",
};

export const captcha = { key: "k1", picture: "data:image/png;base64,AA==" };

/** Every field filled in. */
export const filledIn: RegistrationForm = {
	...emptyRegistration("WIND7"),
	email: " mia@tradewind.test ",
	phone: "555-010-9912",
	password: secret("Tradewind-1"),
	repeated: secret("Tradewind-1"),
	mobile: "(555) 777",
	name: " Mia Moss ",
	idType: "ID card",
	idNumber: " X123 ",
	ssn: " 078-05-1120 ",
	front: "https://cdn.test/front.jpg",
	reverse: "https://cdn.test/reverse.jpg",
	hand: "https://cdn.test/hand.jpg",
	payPassword: secret("246810"),
	code: " 123456 ",
	captchaAnswer: " aB3d ",
};
