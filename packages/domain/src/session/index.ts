export {
	type AccountForm,
	type AccountIssue,
	type AccountName,
	readAccountName,
} from "./account-name.ts";
export { type AreaCodesContext, areaCodesMachine } from "./area-codes.machine.ts";
export { type CaptchaContext, captchaMachine } from "./captcha.machine.ts";
export { type CodeRequest, readCodeRequest } from "./code-request.ts";
export {
	type CodeSendContext,
	type CodeSendEvent,
	type CodeSendInput,
	codeSecondsLeft,
	codeSendMachine,
	codeWait,
} from "./code-send.machine.ts";
export { type Credentials, type Customer, type SignedIn, type Token, token } from "./customer.ts";
export { type EmailIssue, readEmail } from "./email-address.ts";
export type { FieldChange } from "./field-change.ts";
export {
	type ForgotPasswordContext,
	type ForgotPasswordEvent,
	forgotPasswordMachine,
} from "./forgot-password.machine.ts";
export {
	type ForgotPasswordChange,
	type ForgotPasswordFacts,
	type ForgotPasswordForm,
	type ForgotPasswordIssue,
	type PasswordReset,
	summariseForgotPassword,
} from "./forgot-password-form.ts";
export { inviteLink, inviteQr } from "./invite-link.ts";
export { type LoginForm, type LoginIssue, readLoginForm } from "./login-form.ts";
export {
	type NewPasswordForm,
	type NewPasswordIssue,
	type NewPayPassword,
	readNewPassword,
} from "./new-password.ts";
export { type PasswordContext, type PasswordEvent, passwordMachine } from "./password.machine.ts";
export {
	type NewPassword,
	type PasswordChange,
	type PasswordFacts,
	type PasswordForm,
	type PasswordIssue,
	summarisePassword,
} from "./password-form.ts";
export { Passwords } from "./passwords.port.ts";
export {
	type PayPasswordContext,
	type PayPasswordEvent,
	payPasswordMachine,
} from "./pay-password.machine.ts";
export {
	type AreaCode,
	areaOf,
	bareNumber,
	defaultAreaCode,
	type PhoneIssue,
	type PhoneNumber,
	prefixOf,
	readPhoneNumber,
	writePhoneNumber,
} from "./phone-number.ts";
export {
	type RegistrationContext,
	type RegistrationEmitted,
	type RegistrationEvent,
	registrationMachine,
} from "./registration.machine.ts";
export type { Captcha, Registration, RegistrationProof } from "./registration.ts";
export type { RegistrationChange, RegistrationForm } from "./registration-form.ts";
export {
	type RegistrationFacts,
	type RegistrationIssue,
	summariseRegistration,
} from "./registration-summary.ts";
export { Registrations } from "./registrations.port.ts";
export { returnPath } from "./return-path.ts";
export { type Access, barrierOf, loginPath, redirectFrom } from "./route-guard.ts";
export {
	type SessionContext,
	type SessionEmitted,
	type SessionEvent,
	type SessionInput,
	sessionMachine,
} from "./session.machine.ts";
export { Sessions } from "./sessions.port.ts";
export { VerificationCodes } from "./verification-codes.port.ts";
