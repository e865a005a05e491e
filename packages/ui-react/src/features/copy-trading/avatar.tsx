import { type ReactNode, useState } from "react";
import { pictureAddress } from "../../ui/picture/picture-address.ts";
import classes from "./avatar.module.css";

/** A person's picture; their initials if there is none or it fails to load. */
export const Avatar = (props: { readonly address: string; readonly name: string }): ReactNode => {
	const [broken, setBroken] = useState<string>();
	const address = pictureAddress(props.address);
	if (address !== "" && address !== broken)
		return (
			<img
				className={classes.avatar}
				src={address}
				alt=""
				width={40}
				height={40}
				loading="lazy"
				decoding="async"
				onError={() => setBroken(address)}
			/>
		);
	return (
		<span className={classes.avatar} aria-hidden="true">
			{initialsOf(props.name)}
		</span>
	);
};

/** `North Star FX` is `NS`, `Ada` is `A`, `陳大文` is `陳`; a name without letters is a dot. */
const initialsOf = (name: string): string => {
	const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
	const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
	return letters.join("").toUpperCase() || "•";
};
