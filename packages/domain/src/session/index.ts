export {
	type AccountForm,
	type AccountIssue,
	type AccountName,
	readAccountName,
} from "./account/account-name.ts";
export { type AreaCodesContext, areaCodesMachine } from "./account/area-codes.machine.ts";
export { type EmailIssue, readEmail } from "./account/email-address.ts";
export {
	type AreaCode,
	areaOf,
	defaultAreaCode,
	type PhoneIssue,
	type PhoneNumber,
	prefixOf,
	readPhoneNumber,
	stripPhoneNumber,
	writePhoneNumber,
} from "./account/phone-number.ts";
export { type CaptchaContext, captchaMachine } from "./code/captcha.machine.ts";
export { type CodeRequest, readCodeRequest } from "./code/code-request.ts";
export {
	type CodeSendContext,
	type CodeSendEvent,
	type CodeSendInput,
	type CodeWait,
	codeSecondsLeft,
	codeSendMachine,
	codeWaitLeft,
	codeWaitMs,
} from "./code/code-send.machine.ts";
export { VerificationCodes } from "./code/verification-codes.port.ts";
export type { FieldChange } from "./field-change.ts";
export {
	type Credentials,
	type Customer,
	type LoggedIn,
	type SignedIn,
	type Token,
	token,
} from "./login/customer.ts";
export { type LoginForm, type LoginIssue, readLoginForm } from "./login/login-form.ts";
export { returnPath } from "./login/return-path.ts";
export { type Access, accessBlockOf, loginPath, redirectFrom } from "./login/route-guard.ts";
export {
	type SessionContext,
	type SessionEmitted,
	type SessionEvent,
	type SessionInput,
	sessionMachine,
} from "./login/session.machine.ts";
export { Sessions } from "./login/sessions.port.ts";
export {
	type ForgotPasswordContext,
	type ForgotPasswordEvent,
	forgotPasswordMachine,
} from "./password/forgot-password.machine.ts";
export {
	type ForgotPasswordChange,
	type ForgotPasswordFacts,
	type ForgotPasswordForm,
	type ForgotPasswordIssue,
	type PasswordReset,
	summariseForgotPassword,
} from "./password/forgot-password-form.ts";
export {
	type NewPasswordForm,
	type NewPasswordIssue,
	type NewPayPassword,
	readNewPassword,
} from "./password/new-password.ts";
export { type PasswordContext, type PasswordEvent, passwordMachine } from "./password/password.machine.ts";
export {
	type NewPassword,
	type PasswordChange,
	type PasswordFacts,
	type PasswordForm,
	type PasswordIssue,
	summarisePassword,
} from "./password/password-form.ts";
export { Passwords } from "./password/passwords.port.ts";
export {
	type PayPasswordContext,
	type PayPasswordEvent,
	payPasswordMachine,
} from "./password/pay-password.machine.ts";
export { inviteLink, inviteQr } from "./registration/invite-link.ts";
export {
	type RegistrationContext,
	type RegistrationEmitted,
	type RegistrationEvent,
	registrationMachine,
} from "./registration/registration.machine.ts";
export type { Captcha, IdType, Registration, RegistrationProof } from "./registration/registration.ts";
export {
	fieldOfRegistrationIssue,
	type RegistrationField,
	type RegistrationPart,
	type RegistrationStep,
	registrationFields,
	registrationParts,
} from "./registration/registration-fields.ts";
export type { RegistrationChange, RegistrationForm } from "./registration/registration-form.ts";
export {
	type RegistrationFacts,
	type RegistrationIssue,
	summariseRegistration,
} from "./registration/registration-summary.ts";
export { Registrations } from "./registration/registrations.port.ts";
