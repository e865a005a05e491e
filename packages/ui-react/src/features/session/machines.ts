import type { CommandReply } from "@tradewind/domain/command";
import type { CommandError } from "@tradewind/domain/request";
import {
	captchaMachine,
	codeSendMachine,
	forgotPasswordMachine,
	type NewPassword,
	type NewPayPassword,
	type PasswordReset,
	Passwords,
	passwordMachine,
	payPasswordMachine,
	type Registration,
	Registrations,
	registrationMachine,
	VerificationCodes,
} from "@tradewind/domain/session";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand, shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	captcha: captchaMachine.provide({
		actors: { readCaptcha: request(() => Registrations.use((port) => port.captcha), shownReading) },
	}),
	codeSend: codeSendMachine.provide({
		actors: {
			sendCode: request((code) => VerificationCodes.use((port) => port.send(code)), { showsLoading: true }),
		},
	}),
	registration: registrationMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, Registration>(
				(registration) => Registrations.use((port) => port.register(registration)),
				shownCommand,
			),
		},
	}),
	forgotPassword: forgotPasswordMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, PasswordReset>(
				(reset) => Passwords.use((port) => port.reset(reset)),
				shownCommand,
			),
		},
	}),
	password: passwordMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, NewPassword>(
				(password) => Passwords.use((port) => port.change(password)),
				shownCommand,
			),
		},
	}),
	payPassword: payPasswordMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, NewPayPassword>(
				(password) => Passwords.use((port) => port.setPayPassword(password)),
				shownCommand,
			),
		},
	}),
}));
