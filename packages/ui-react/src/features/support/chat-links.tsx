import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { configuration } from "../../storage/configuration.ts";
import { CopiedLine } from "../../ui/copy/copied-line.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { Empty } from "../../ui/status/status.tsx";
import classes from "./chat-links.module.css";

const hostOf = (url: string): string => new URL(url, configuration.api).host;

export const MailContact = ({ address }: { readonly address: string }): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.page}>
			<p>{t("support.chat.mail")}</p>
			<CopiedLine label={t("support.chat.address")} text={address} />
			<a className="main-button" href={`mailto:${address}`}>
				{t("support.chat.write")}
			</a>
		</div>
	);
};

/** Leads to the page at once, in place of this one: "back" does not return to the redirect. */
export const Redirect = ({ url }: { readonly url: string }): ReactNode => {
	const { t } = useWords();
	useEffect(() => location.replace(url), [url]);
	return (
		<Empty text={t("support.chat.redirecting", { host: hostOf(url) })}>
			<a className="main-link" href={url} rel="noreferrer">
				{t("support.chat.continue")}
			</a>
		</Empty>
	);
};

export const ExternalLink = ({ url }: { readonly url: string }): ReactNode => {
	const { t } = useWords();
	return (
		<Empty text={t("support.chat.external", { host: hostOf(url) })}>
			<a className="main-link" href={url} target="_blank" rel="noreferrer noopener">
				{t("support.open")}
			</a>
		</Empty>
	);
};

/** The dialog is open on arrival; after it is closed, a button opens it again. */
export const CopiedLink = ({ url }: { readonly url: string }): ReactNode => {
	const { t } = useWords();
	const [isOpen, setOpen] = useState(true);
	return (
		<>
			<Empty text={t("support.chat.copy")}>
				<button type="button" className="main-link" onClick={() => setOpen(true)}>
					{t("support.chat.showLink")}
				</button>
			</Empty>
			<Sheet open={isOpen} title={t("support.chat.link")} onClose={() => setOpen(false)}>
				<div className={classes.sheet}>
					<p>{t("support.chat.copy")}</p>
					<CopiedLine label={t("support.chat.link")} text={new URL(url, configuration.api).href} />
				</div>
			</Sheet>
		</>
	);
};
