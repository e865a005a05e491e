import type { ReactNode } from "react";
import { RemotePicture } from "../../ui/picture/remote-picture.tsx";
import classes from "./avatar.module.css";

/** A person's picture; their initials if there is none or it fails to load. */
export const Avatar = ({ address, name }: { readonly address: string; readonly name: string }): ReactNode => (
	<RemotePicture
		address={address}
		className={classes.avatar}
		size={{ width: 40, height: 40 }}
		fallback={
			<span className={classes.avatar} aria-hidden="true">
				{initialsOf(name)}
			</span>
		}
	/>
);

/** `North Star FX` is `NS`, `Ada` is `A`, `陳大文` is `陳`; a name without letters is a dot. */
const initialsOf = (name: string): string => {
	const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
	const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
	return letters.join("").toUpperCase() || "•";
};
