// The other language keeps what is typed and not yet sent.
import { question, translate } from "./address.js";

const form = document.querySelector(".calculator form");
form?.addEventListener("input", () => translate(question(form)));
