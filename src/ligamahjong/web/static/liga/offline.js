// Asks the browser to keep the pages at the table, so that they open without a connection.
const address = document.querySelector("script[data-worker]").dataset.worker;
const words = document.querySelector("[data-offline]");

async function keep() {
  await navigator.serviceWorker.register(address, { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  if (words) words.textContent = words.dataset.offline;
}

if ("serviceWorker" in navigator) {
  keep().catch(() => {
    // a browser that keeps nothing shows the pages while there is a connection
  });
}
