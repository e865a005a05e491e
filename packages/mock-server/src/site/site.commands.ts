import { site as wire } from "@tradewind/contracts";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { guess } from "../commands/nearest-name.ts";
import { readCommand } from "../commands/read-command.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Site } from "./site.ts";

/** Fields of the site configuration, `status`, `type` and `loss_url` of the company, or the setting `is_show_mobile`. */
const Flags = Schema.Record(Schema.String, Schema.String);

export const siteCommands = (site: Site) => ({
	flags: command(
		{
			does: "Changes the configuration of the site: the fields named here, each as text.",
			example: { is_pay_password: "1" },
		},
		Flags,
		({ status, type, loss_url, is_show_mobile, ...fields }): void => {
			const unknown = Object.keys(fields).find((name) => !Object.hasOwn(site.info(), name));
			if (unknown !== undefined) {
				const names = [...Object.keys(site.info()), "status", "type", "loss_url", "is_show_mobile"];
				throw new ControlRefused(unknown, `there is no such flag${guess(unknown, names)}`);
			}
			const info = readCommand(Schema.toType(wire.BasicInfo), { ...site.info(), ...fields });
			const company = readCommand(Schema.toType(wire.CompanyStatus), {
				...site.status(),
				...(status === undefined ? {} : { status: Number(status) }),
				...(type === undefined ? {} : { type: Number(type) }),
				...(loss_url === undefined ? {} : { loss_url }),
			});
			if (is_show_mobile !== undefined) site.setShowsIdentity(is_show_mobile === "1");
			site.setInfo(info);
			site.setStatus(company);
		},
	),
});
