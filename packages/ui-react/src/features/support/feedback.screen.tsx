import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/status/status.tsx";
import classes from "./feedback.module.css";
import { SaveRecording } from "./save-recording.tsx";

/** A placeholder (Spec 1 §2) with the site's support contact, if it has one. */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	return (
		<Page actions={<SaveRecording />}>
			<Empty text={t("support.feedback.notYet")}>
				<SupportLink />
			</Empty>
		</Page>
	);
};

/** Only an allowed address is a link (docs/assumptions.md, A-60). */
const SupportLink = (): ReactNode => {
	const { t } = useWords();
	const contact = useSelector(useApp().site, ({ context }) => context.contact);
	if (contact.is === "none") return null;
	const isMail = contact.is === "mail";
	return (
		<>
			<p>{t(isMail ? "support.byMail" : "support.byPage")}</p>
			<a
				className={`main-link ${classes.link}`}
				href={isMail ? `mailto:${contact.address}` : contact.url}
				{...(isMail ? {} : { target: "_blank", rel: "noreferrer" })}
			>
				{isMail ? <bdi>{contact.address}</bdi> : t("support.open")}
			</a>
		</>
	);
};
