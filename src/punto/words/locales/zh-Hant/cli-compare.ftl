cli-compare-does = 並列比較多個賭場的相同投注
cli-compare-houses = 各賭場的代號或檔案
cli-compare-differ = * 各賭場不同
cli-compare-agree = 各賭場共有的投注並無不同。
