import {
	captchaMachine,
	captchaRequests,
	codeSendMachine,
	codeSendRequests,
	forgotPasswordMachine,
	forgotPasswordRequests,
	passwordMachine,
	passwordRequests,
	payPasswordMachine,
	payPasswordRequests,
	registrationMachine,
	registrationRequests,
} from "@tradewind/domain/session";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand } from "../../state/ports.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	captcha: captchaMachine.provide({ actors: actorsOf(captchaRequests) }),
	codeSend: codeSendMachine.provide({ actors: actorsOf(codeSendRequests, { showsLoading: true }) }),
	registration: registrationMachine.provide({ actors: actorsOf(registrationRequests, shownCommand) }),
	forgotPassword: forgotPasswordMachine.provide({ actors: actorsOf(forgotPasswordRequests, shownCommand) }),
	password: passwordMachine.provide({ actors: actorsOf(passwordRequests) }),
	payPassword: payPasswordMachine.provide({ actors: actorsOf(payPasswordRequests) }),
}));
