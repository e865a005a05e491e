import type { Sending } from "../command/command.ts";
import type { CodeRequest } from "./code/code-request.ts";
import { VerificationCodes } from "./code/verification-codes.port.ts";
import type { PasswordReset } from "./password/forgot-password-form.ts";
import type { NewPayPassword } from "./password/new-password.ts";
import type { NewPassword } from "./password/password-form.ts";
import { Passwords } from "./password/passwords.port.ts";
import type { Registration } from "./registration/registration.ts";
import { Registrations } from "./registration/registrations.port.ts";

/** The request of `captchaMachine`. */
export const captchaRequests = {
	readings: { readCaptcha: () => Registrations.use((port) => port.captcha) },
};

/** The request of `codeSendMachine`. */
export const codeSendRequests = {
	commands: { sendCode: (code: CodeRequest) => VerificationCodes.use((port) => port.send(code)) },
};

/** The request of `registrationMachine`. */
export const registrationRequests = {
	commands: {
		send: (registration: Registration): Sending<Registrations> =>
			Registrations.use((port) => port.register(registration)),
	},
};

/** The request of `forgotPasswordMachine`. */
export const forgotPasswordRequests = {
	commands: {
		send: (reset: PasswordReset): Sending<Passwords> => Passwords.use((port) => port.reset(reset)),
	},
};

/** The request of `passwordMachine`. */
export const passwordRequests = {
	commands: {
		send: (password: NewPassword): Sending<Passwords> => Passwords.use((port) => port.change(password)),
	},
};

/** The request of `payPasswordMachine`. */
export const payPasswordRequests = {
	commands: {
		send: (password: NewPayPassword): Sending<Passwords> =>
			Passwords.use((port) => port.setPayPassword(password)),
	},
};
