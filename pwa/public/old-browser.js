// For browsers of any age: nothing newer than ES5 stands in this file.
(function () {
  'use strict';

  // What the app cannot do without and what came last: Safari 17.4, Chrome and Edge 117, Firefox 125.
  var isNewEnough =
    typeof Map === 'function' &&
    'groupBy' in Map &&
    typeof AbortSignal === 'function' &&
    'any' in AbortSignal &&
    typeof Intl === 'object' &&
    'Segmenter' in Intl;
  if (isNewEnough) return;

  var words = {
    de: [
      'Dieser Browser ist zu alt',
      'Die App läuft ab Safari 17.4 (iPadOS und iOS 17.4), Chrome und Edge 117 und Firefox 125.',
      'Bitte aktualisieren Sie das Gerät oder den Browser. Was auf dem Gerät gespeichert ist, bleibt erhalten.',
    ],
    en: [
      'This browser is too old',
      'The app runs from Safari 17.4 (iPadOS and iOS 17.4), Chrome and Edge 117 and Firefox 125.',
      'Please update the device or the browser. What is stored on the device is kept.',
    ],
    fr: [
      'Ce navigateur est trop ancien',
      "L'application fonctionne à partir de Safari 17.4 (iPadOS et iOS 17.4), Chrome et Edge 117 et Firefox 125.",
      "Veuillez mettre à jour l'appareil ou le navigateur. Ce qui est enregistré sur l'appareil est conservé.",
    ],
    it: [
      'Questo browser è troppo vecchio',
      "L'app funziona da Safari 17.4 (iPadOS e iOS 17.4), Chrome ed Edge 117 e Firefox 125.",
      'Aggiorni il dispositivo o il browser. Ciò che è salvato sul dispositivo resta.',
    ],
  };
  var lines = words[location.pathname.slice(1, 3)] || words.de;
  var page = document.createElement('main');
  for (var n = 0; n < lines.length; n++) {
    var line = document.createElement(n === 0 ? 'h1' : 'p');
    line.appendChild(document.createTextNode(lines[n]));
    page.appendChild(line);
  }
  page.className = 'old-browser';
  document.documentElement.setAttribute('data-browser', 'old');
  document.getElementById('app').appendChild(page);
})();
