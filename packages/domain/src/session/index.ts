export { hasBack, type IdType, idTypes } from "../input/id-type.ts";
export type { AccountName } from "./account/account-name.ts";
export { type AreaCodesContext, areaCodesMachine } from "./account/area-codes.machine.ts";
export { captchaMachine } from "./code/captcha.machine.ts";
export type { CodeRequest } from "./code/code-request.ts";
export { type CodeWait, codeSecondsLeft, codeSendMachine, codeWaitLeft } from "./code/code-send.machine.ts";
export { VerificationCodes } from "./code/verification-codes.port.ts";
export { type Customer, type LoggedIn, type SignedIn, type Token, token } from "./login/customer.ts";
export { type LoginForm, type LoginIssue, readLoginForm } from "./login/login-form.ts";
export { Logins } from "./login/logins.port.ts";
export { returnPath } from "./login/return-path.ts";
export { sessionMachine } from "./login/session.machine.ts";
export { Sessions } from "./login/sessions.port.ts";
export { forgotPasswordMachine } from "./password/forgot-password.machine.ts";
export { summariseForgotPassword } from "./password/forgot-password-form.ts";
export {
	type NewPasswordForm,
	readNewPassword,
} from "./password/new-password.ts";
export { passwordMachine } from "./password/password.machine.ts";
export { summarisePassword } from "./password/password-form.ts";
export { meetsPasswordRule, passwordParts } from "./password/password-rule.ts";
export { Passwords } from "./password/passwords.port.ts";
export { payPasswordMachine } from "./password/pay-password.machine.ts";
export { inviteLink, inviteQr } from "./registration/invite-link.ts";
export { registrationMachine } from "./registration/registration.machine.ts";
export type { Captcha, Registration, RegistrationProof } from "./registration/registration.ts";
export {
	type AnswerField,
	type AnswerOf,
	answerFields,
	answerFlagsOf,
	isAnswerOf,
	pictureAnswers,
	textAnswers,
} from "./registration/registration-answers.ts";
export { type RegistrationField, registrationParts } from "./registration/registration-fields.ts";
export type { RegistrationChange, RegistrationForm } from "./registration/registration-form.ts";
export {
	type RegistrationFacts,
	summariseRegistration,
} from "./registration/registration-summary.ts";
export { Registrations } from "./registration/registrations.port.ts";
export {
	captchaRequests,
	codeSendRequests,
	forgotPasswordRequests,
	passwordRequests,
	payPasswordRequests,
	registrationRequests,
} from "./session-requests.ts";
