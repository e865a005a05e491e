import { session as calls } from "@tradewind/contracts";
import { Result } from "effect";
import { refuse, reply } from "../api/answer.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { welcome } from "../content/seeded-messages.ts";
import type { Core } from "../core/core.ts";
import { accountText, provenMobile } from "../customers/accounts.ts";
import { demoGrant } from "../customers/seeded-customers.ts";
import { userOf } from "../customers/wire-customer.ts";
import { grant } from "../ledger/wallet.ts";
import { checkSecret, passwordKey } from "../security/proof.ts";
import type { Security } from "../security/security.routes.ts";
import type { Upload } from "../upload/upload.routes.ts";
import type { Verification } from "../verification/verification.routes.ts";
import { createAllowance } from "./allowance.ts";
import { createCaptchas } from "./captchas.ts";
import { registrationRoutes } from "./registration.routes.ts";
import { sessionCommands } from "./session.commands.ts";
import { createSignInLinks } from "./sign-in-links.ts";

interface Others {
	readonly security: Security;
	readonly upload: Upload;
	readonly verification: Verification;
}

export const session = (core: Core, others: Others) => {
	const { sessions, clock } = core;
	const captchas = createCaptchas(clock, core.tokens("captchas"));
	const links = createSignInLinks(clock, core.tokens("links"));
	return {
		routes: [
			...registrationRoutes({
				...core,
				...others.security,
				...others.upload,
				...others.verification,
				captchas,
			}),
			...loginRoutes({ ...core, ...others.security }),
		],
		commands: sessionCommands(core, { ...others.security, links }),
		report: () => ({
			sessions: sessions.tokens().length,
			/** Those that wait for an answer, newest first. */
			captchas: captchas.list(),
		}),
	};
};

const loginRoutes = ({ sessions, devices, tries, ledger, site, messages, clock }: Core & Security) => {
	const demos = createAllowance(clock, demoAllowance);
	return [
		publicRoute(calls.loginForU, ({ input }) => {
			const account = accountText(input.account);
			const customer = sessions
				.named(account)
				.find((known) => (input.login_type === "email" ? known.email : provenMobile(known)) === account);
			if (!customer) return refuse("session.wrongLogin");
			const key = passwordKey(customer, devices.isKnown(customer.id, input.device_id) ? input.device_id : "");
			const isRight = customer.password === input.password;
			const checked = checkSecret(tries, key, isRight, "session.wrongLogin");
			if (Result.isFailure(checked)) {
				if (!isRight) devices.refused(customer.id, "password", input);
				return Result.fail(checked.failure);
			}
			const token = sessions.open(customer);
			devices.opened(token, customer.id, "password", input);
			return reply({ token, user: userOf(customer) }, "session.loggedIn");
		}),

		publicRoute(calls.createAccountDemoForU, ({ input, client }) => {
			if (site.info().is_mock_login !== "1") return refuse("session.noDemo");
			const known = sessions.demoOf(input.device_id);
			if (!known && !demos.take(client)) return refuse("answer.tooMany");
			const customer = known ?? sessions.registerDemo(input.device_id);
			if (!known) {
				grant(ledger, customer.id, clock.now(), demoGrant);
				messages.send(customer.id, welcome, clock.now());
			}
			const token = sessions.open(customer);
			devices.opened(token, customer.id, "demo", input);
			return reply({ token, user: userOf(customer) }, "session.demoOpened");
		}),

		customerRoute(calls.getUserInfo, ({ customer }) => reply(userOf(customer))),
	];
};

/** New demo accounts of one client. */
const demoAllowance = { times: 300, perMs: 60 * 60_000 };
