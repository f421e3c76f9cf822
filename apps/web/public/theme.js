// Runs before the first paint, so that a chosen theme does not flash through the other one.
document.documentElement.dataset.theme = localStorage.getItem('mastlight.theme') || 'auto';
