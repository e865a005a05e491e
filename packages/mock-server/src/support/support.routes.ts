import { support as calls } from "@tradewind/contracts";
import { Schema } from "effect";
import { reply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import { command } from "../commands/command.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { companiesNamed, companyBy, ownCompany, wireCompany } from "../site/companies.ts";
import { createChatRoutes } from "./chat.routes.ts";
import { createSupportChat } from "./support-chat.ts";

export const support = (core: Core) => {
	const { site } = core;
	const chat = createSupportChat(core);
	return {
		chat,
		pages: createChatRoutes(chat, core),
		commands: {
			"support/answer": command(
				{
					does: "Writes to the newest conversation of the support chat.",
					example: { text: "How can I help?" },
				},
				AnswerChat,
				({ text }): void => {
					if (!chat.answerNewest(text)) throw new ControlRefused("text", "there is no conversation");
				},
			),
		},
		routes: [
			publicRoute(calls.getCompany, ({ companyId, language }) =>
				reply(wireCompany(site.isCompanyMode() ? companyBy(companyId) : ownCompany, language)),
			),
			publicRoute(calls.searchCompanies, ({ input, language }) =>
				reply(companiesNamed(input.name).map((company) => wireCompany(company, language))),
			),
		],
	};
};

const AnswerChat = Schema.Struct({ text: Schema.NonEmptyString });
