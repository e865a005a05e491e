import type { CommandReply } from "@tradewind/domain/command";
import type { CommandError } from "@tradewind/domain/request";
import {
	areaCodesMachine,
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
import { createActor } from "xstate";
import type { App } from "../../state/app.ts";
import { oncePer } from "../../state/keep.ts";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand, shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	areaCodes: areaCodesMachine.provide({
		actors: { readAreaCodes: request(() => Registrations.use((port) => port.areaCodes), shownReading) },
	}),
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

/** The area codes, read when a page first needs them. */
export const areaCodesOf = oncePer((app: App) => createActor(machines(app).areaCodes).start());
